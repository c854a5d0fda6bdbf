/** Stands between the two objects of an arrow. */
export const fromTo = '>';

/** The objects that are pointed at, both ends of arrows too. */
export const placesOf = (objects: readonly string[]): string[] => objects.flatMap((object) => object.split(fromTo));

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Stroke {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** An arrow from the middle of one thing to the edge of another; none if they lie on each other. */
export function strokeBetween(from: Box, to: Box): Stroke | undefined {
  const [x1, y1] = [from.left + from.width / 2, from.top + from.height / 2];
  const [x2, y2] = [to.left + to.width / 2, to.top + to.height / 2];
  const [dx, dy] = [x2 - x1, y2 - y1];
  // So far along the way, the arrow comes to the other's edge.
  const reach = 1 - Math.min(to.width / 2 / Math.abs(dx || 1e-9), to.height / 2 / Math.abs(dy || 1e-9));
  return reach > 0 ? { x1, y1, x2: x1 + dx * reach, y2: y1 + dy * reach } : undefined;
}
