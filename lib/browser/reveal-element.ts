/** Opens the collapsed sections that contain an element, and scrolls to it. */
export function revealElement(element: HTMLElement): void {
  let section = element.closest('details');
  while (section) {
    section.open = true;
    section = section.parentElement?.closest('details') ?? null;
  }
  element.scrollIntoView({ behavior: 'instant' });
}
