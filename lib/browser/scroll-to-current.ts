/** Scrolls a box so that its link to the current page is in view. Unlike `scrollIntoView`, it doesn't scroll the page. */
export function scrollToCurrent(box: HTMLElement): void {
  const current = box.querySelector<HTMLElement>('[aria-current="page"]');
  if (!current) return;
  const { clientHeight } = box;
  const offset = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (offset < 0 || offset + current.offsetHeight > clientHeight) {
    box.scrollTop += offset - clientHeight / 3;
  }
}
