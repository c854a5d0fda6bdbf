/** Does something as soon as the next frame is painted, so that the frame need not wait for it; the answer takes it back.
 *
 * Behind another tab nothing is painted, and it is done at once. */
export function behindFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => (timer = setTimeout(act));
  const frame = document.hidden ? undefined : requestAnimationFrame(later);
  if (frame === undefined) later();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
