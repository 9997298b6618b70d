/** Scrolls a box so that its link to the current page is in view. Unlike `scrollIntoView`, it doesn't scroll the page. */
export function scrollToCurrent(box: HTMLElement): void {
  const current = box.querySelector('[aria-current="page"]');
  if (!current) return;
  const { top, bottom } = current.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    box.scrollTop += top - frame.top - frame.height / 3;
  }
}
