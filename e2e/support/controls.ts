import { expect, type Locator, type Page } from '@playwright/test';
import { consoleOf } from './console';

/** A control and what it does. */
export interface Control {
  /** Controls of a kind have the same code. */
  kind: string;
  locator: Locator;
  /** Fails unless the control was activated exactly once. */
  hadEffect: () => Promise<void>;
}

/**
 * Every button of a page that is shown and needs scripts. Those of pictures do nothing.
 *
 * @throws Error for one that is not in `EFFECTS`
 */
export async function controlsOf(page: Page): Promise<Control[]> {
  const buttons = page.locator('button:not([popovertarget], [inert] *)').filter({ visible: true });
  const controls: Control[] = [];
  for (const [index, kind] of (await buttons.evaluateAll(kindsOf)).entries()) {
    const hadEffect = EFFECTS[kind];
    if (!hadEffect) throw new Error(`The effect of the button "${kind}" is unknown.`);
    // By its place in the document: the list of visible buttons may change after one is activated.
    const locator = page.locator(await buttons.nth(index).evaluate(selectorOf));
    controls.push({ kind, locator, hadEffect: () => hadEffect(page, locator) });
  }
  return controls;
}

/** Runs in the page. The kind of each button, or its label if there is none. */
function kindsOf(buttons: Element[]): string[] {
  return buttons.map((button) => {
    const { dataset, ariaLabel, textContent } = button as HTMLElement;
    const label = (ariaLabel ?? textContent).trim();
    if (button.hasAttribute('aria-keyshortcuts')) return 'search';
    if (dataset.colorToggle !== undefined) return 'color mode';
    if (dataset.keyboardHelp !== undefined) return 'keyboard help';
    if (dataset.copyPage !== undefined) return 'copy page';
    if (dataset.code === 'copy') return 'copy';
    if (button.role === 'tab') return 'tab';
    if (button.classList.contains('run-button')) return 'run';
    if (button.ariaHasPopup === 'dialog') return 'menu';
    if (button.ariaExpanded !== null) return button.ariaExpanded === 'true' ? 'collapse' : 'expand';
    return label;
  });
}

/** Runs in the page. A selector of a button's place in the document. */
function selectorOf(button: Element): string {
  const path: number[] = [];
  for (let node = button; node.parentElement; node = node.parentElement)
    path.unshift([...node.parentElement.children].indexOf(node) + 1);
  return `html ${path.map((position) => `> :nth-child(${position})`).join(' ')}`;
}

const oneDialog = async (page: Page) => {
  await expect(page.locator('dialog[open]')).toHaveCount(1);
};

/** Waits until the page has written to the clipboard once. `countCopies` counts it. */
const oneCopy = async (page: Page) => {
  const copies = () => page.evaluate(() => (window as Window & { copies?: number }).copies ?? 0);
  await expect.poll(copies).toBe(1);
};

const EFFECTS: Readonly<Record<string, (page: Page, button: Locator) => Promise<void>>> = {
  search: oneDialog,
  menu: oneDialog,
  'keyboard help': oneDialog,
  // A second activation would select "system".
  'color mode': (page) => expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark'),
  'copy page': oneCopy,
  copy: oneCopy,
  tab: (_page, button) => expect(button).toHaveAttribute('aria-selected', 'true'),
  expand: (_page, button) => expect(button).toHaveAttribute('aria-expanded', 'true'),
  collapse: (_page, button) => expect(button).toHaveAttribute('aria-expanded', 'false'),
  run: async (page) => {
    const response = consoleOf(page).locator('[data-status]');
    const result = page.getByRole('region', { name: /in your demo shop$/ });
    await expect(response.or(result)).toHaveCount(1);
  },
};

/** Counts what the page writes to the clipboard. Call it before the visit. */
export function countCopies(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const counted = window as Window & { copies?: number };
    // An empty page has no clipboard.
    if (!navigator.clipboard) return;
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      counted.copies = (counted.copies ?? 0) + 1;
      return write(text);
    };
  });
}
