/**
 * Shows some of the elements that an element can contain. Those that are shown already are not moved, so that they keep
 * the focus and are not announced again.
 *
 * @param children all of them, in an order that never changes; falsy values for those that are not shown
 */
export function showChildren(
  parent: Element,
  children: readonly (Element | false | null | undefined)[],
): void {
  const shown = children.filter((child) => child instanceof Element);
  for (const child of [...parent.children]) if (!shown.includes(child)) child.remove();
  for (const [index, child] of shown.entries()) {
    const present = parent.children[index];
    if (present !== child) parent.insertBefore(child, present ?? null);
  }
}
