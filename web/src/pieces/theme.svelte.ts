/** The light the player reads in; «system» follows the device. */
export type Theme = 'light' | 'dark' | 'system';
/** How fast things move; «system» moves at an even pace, unless the device wants nothing to move. */
export type Motion = 'slow' | 'system' | 'quick' | 'none';

/** How long a movement takes, as a multiple of its usual time. */
const paces: Record<Motion, number> = { slow: 1.8, system: 1, quick: 0.5, none: 0 };

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
  /** Whether the keys that choose stand beside what they choose. */
  keys = $state<boolean>(kept('regalia-keys') !== 'none');

  /** How long movements take, as a multiple of their usual time. */
  get pace(): number {
    return paces[this.motion];
  }

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

  setKeys(keys: boolean): void {
    this.keys = keys;
    keep('regalia-keys', keys ? 'shown' : 'none');
    this.show();
  }

  /** Writes the choices where the styles read them. */
  show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.motion;
    document.documentElement.dataset.keys = this.keys ? 'shown' : 'none';
  }
}

export const look = new Look();
