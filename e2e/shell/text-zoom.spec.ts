import { share } from '../../lib/tools/testing/runner/test-all';
import { setFontSize, setRootFontSize } from '../support/font-size';
import { kinds } from '../support/pages';
import { openReady, ready } from '../support/ready';
import { settle } from '../support/settle';
import { expect, test } from '../support/test';

const LONG_NAME = '/docs/Sdk/modules/rewards/methods/getCustomerActiveRewards';

for (const path of share(['/', '/docs', LONG_NAME, kinds.topic ?? '', '/markdown-page'], 0, 2)) {
  test(`with a large font, ${path} fits the window and keeps its words whole`, async ({ page }) => {
    await openReady(page, path);
    for (const fontSize of [24, 32]) {
      await setFontSize(page, fontSize);
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await settle(page);
        const seen = await page.evaluate(describeLayout);
        expect(seen, `${fontSize} px, ${width} px`).toEqual({
          fontSize: `${fontSize}px`,
          width,
          brokenWords: [],
        });
      }
    }
  });
}

const pages = ['/', LONG_NAME, '/docs/Api/customers/getCustomer', '/search?q=points'];
for (const path of share(pages, 1, 2)) {
  test(`with a large root font in a style sheet, ${path} fits the window`, async ({ page }) => {
    await openReady(page, path);
    for (const fontSize of [24, 32]) {
      await setRootFontSize(page, fontSize);
      for (const width of [1280, 996, 375]) {
        await page.setViewportSize({ width, height: 900 });
        const seen = await page.evaluate(() => ({
          width: document.scrollingElement?.scrollWidth,
          column: document.querySelector('h1')?.clientWidth ?? 0,
          hasMenuButton: document.querySelector('header button')?.checkVisibility(),
        }));
        const at = `${fontSize} px, ${width} px`;
        expect(seen.width, at).toBe(width);
        expect(seen.column, at).toBeGreaterThan(250);
        expect(seen.hasMenuButton, at).toBe(width < 996);
      }
    }
  });
}

test('with a large font, the table of contents is collapsed first, then the sidebar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await openReady(page, LONG_NAME);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  for (const [fontSize, hasContents, hasSidebar] of [
    [16, true, true],
    [24, false, true],
    [32, false, false],
  ] as const) {
    await setFontSize(page, fontSize);
    await page.reload();
    await ready(page);
    await expect(contents).toBeVisible({ visible: hasContents });
    await expect(sidebar).toBeVisible({ visible: hasSidebar });
  }
});

/** Runs in the page. A word is broken if it is on two lines although it fits the width of its box. */
function describeLayout() {
  const brokenWords = [...document.querySelectorAll('h1, h2, h3, nav a, th, p code, li code')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const block = closestBlock(element) - frameOf(element);
      return texts.flatMap((text) =>
        [...text.data.matchAll(/[\w.]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const boxes = [...range.getClientRects()];
          const lines = new Set(boxes.map(({ top }) => Math.round(top)));
          const width = boxes.reduce((sum, box) => sum + box.width, 0);
          return lines.size > 1 && width < block ? [word] : [];
        }),
      );
    });
  return {
    fontSize: getComputedStyle(document.documentElement).fontSize,
    width: document.scrollingElement?.scrollWidth,
    brokenWords,
  };

  function closestBlock(element: Element): number {
    let box: Element | null = element;
    while (box && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement;
    const { paddingLeft, paddingRight } = getComputedStyle(box ?? element);
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    return (box?.clientWidth ?? 0) - padding;
  }

  /** Code in text has a frame, which needs room too. */
  function frameOf(element: Element): number {
    if (element.localName !== 'code') return 0;
    const { paddingLeft, borderLeftWidth } = getComputedStyle(element);
    return 2 * (Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth));
  }
}
