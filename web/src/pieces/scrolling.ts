/** Lets the keyboard scroll what is longer than its place; what fits whole is no stop on the way. */
export function scrolling(node: HTMLElement): () => void {
  const look = () => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(look);
  observer.observe(node);
  for (const child of node.children) observer.observe(child);
  look();
  return () => observer.disconnect();
}
