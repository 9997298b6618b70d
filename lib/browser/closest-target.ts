/** The innermost element with a selector that contains the target of an event, or `null`. */
export function closestTarget<T extends HTMLElement = HTMLElement>(
  { target }: Event,
  selector: string,
): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null;
}
