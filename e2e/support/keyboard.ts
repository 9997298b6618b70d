import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STOPS = 150;

/** Presses Tab until an element has the focus, like a reader without a mouse. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key);
    if (await target.evaluate(hasFocus)) return;
  }
  expect(false, `${target} can be reached with ${key}`).toBe(true);
}

/** Also in the shadow root of a widget. */
function hasFocus(element: Element): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}

interface Stop {
  /** Reason that the reader can't see which element has the focus. */
  problem: string | null;
  /** Whether the element had not been reached before. */
  isNew: boolean;
}

/** Describes the element that has the focus, and marks it as reached. */
export function describeStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { problem: null, isNew: false };
    const isNew = !element.hasAttribute('data-reached');
    element.setAttribute('data-reached', '');
    return { problem: problemOf(element), isNew };

    function problemOf(element: HTMLElement): string | null {
      const name = `<${element.localName}> "${(element.ariaLabel ?? element.textContent).slice(0, 40)}"`;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const hasOutline =
        style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
      if (!hasOutline && style.boxShadow === 'none') return `${name} shows no focus`;
      if (box.width < 2 || box.height < 2) return `${name} has no size`;
      for (let node: Element | null = element; node; node = node.parentElement) {
        if (getComputedStyle(node).opacity === '0') return `${name} is transparent`;
      }
      if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) {
        return `${name} is outside the window`;
      }
      const bar = document.querySelector('header');
      const edge = bar?.contains(element) ? 0 : (bar?.getBoundingClientRect().bottom ?? 0);
      const isBelow = box.bottom > edge || style.position === 'fixed';
      return isBelow ? null : `${name} is covered by the navbar`;
    }
  });
}
