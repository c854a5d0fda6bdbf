/** Keeps a native dialog open or shut as told, and closes it by a press on the backdrop. */
export function modal(open: boolean, close: () => void, dismissable = true): (dialog: HTMLDialogElement) => () => void {
  return (dialog) => {
    // Where the browser knows it, Escape is not even tried on what must not be dismissed.
    if (!dismissable) dialog.setAttribute('closedby', 'none');
    if (open && !dialog.open) {
      dialog.showModal();
      // Whoever listens hears the title first, and no bubble of a button jumps up.
      dialog.querySelector<HTMLElement>('h2')?.focus();
    }
    if (!open && dialog.open) dialog.close();
    const press = (event: MouseEvent) => {
      if (dismissable && event.target === dialog) close();
    };
    const cancel = (event: Event) => {
      event.preventDefault();
      if (dismissable) close();
    };
    // Whoever presses Escape again and again shuts it all the same: the browser lets nobody be held up.
    const closed = () => {
      if (!open || dialog.open || !dialog.isConnected) return;
      if (dismissable) close();
      else dialog.showModal();
    };
    dialog.addEventListener('click', press);
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('click', press);
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', closed);
    };
  };
}
