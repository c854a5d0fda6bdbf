/** The light the player reads in; «system» follows the device. */
export type Theme = 'light' | 'dark' | 'system';
export type Motion = 'system' | 'none';

const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that forbids storage still plays; it only forgets the choice.
  }
};

class Look {
  theme = $state<Theme>((kept('regalia-theme') as Theme | null) ?? 'system');
  motion = $state<Motion>((kept('regalia-motion') as Motion | null) ?? 'system');

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('regalia-theme', theme);
    this.show();
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    keep('regalia-motion', motion);
    this.show();
  }

  /** Writes the choices where the styles read them. */
  show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.motion;
  }
}

export const look = new Look();
