import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { share } from '../../runner/test-all';
import { DIALOGS, openDialogPage } from '../all-dialogs';
import { openAllWidgets, WIDGET_STATES, type WidgetStateName } from '../all-widgets';
import { testBrowser } from '../test-browser';

/** What themes and old resets do to all elements, and to those around a placeholder. */
const HOSTILE = `
  html:root { font-size: 62.5% !important }
  body *, body *::before, body *::after { box-sizing: content-box !important; z-index: 2147483647 !important;
    transition: all 9s !important; outline: 3px solid lime; list-style: square inside !important;
    white-space: pre-line; border-collapse: separate; -webkit-appearance: none !important }
  * { --color-border: red; --color-sunken: red; --space-2: 40px; --text-l: 3em; --radius-m: 40px; --page: red }
  div:empty, span:empty, a:empty { display: none }
  button, a, input, select, textarea, dialog, ul, li, h2, svg, img { all: unset !important; position: fixed !important }
  dialog::backdrop { background: lime !important }`;

/** What belongs to the shop: the font and the color of its text, its title, and the boxes around widgets. */
const OF_SHOP = `html:root { scrollbar-width: none !important }
  body { margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif !important; color: #1d2026 !important }
  :is(html, body, main, section, div) { outline: 0 !important; transition: none !important }
  main, section { transform: scale(1) } section[id] { padding: 4px 0 16px; min-height: 96px !important }
  h1, h2 { display: none !important }`;

/** All but the one with a countdown. */
const OPENINGS = Object.entries(DIALOGS).filter(([name]) => name !== 'verification');
const STATES = Object.keys(WIDGET_STATES) as WidgetStateName[];
const browser = testBrowser();

/** Adds the rules of the shop after the theme. */
const addRules = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, OF_SHOP);

/** Removes the theme, which the page had from the start. */
const removeTheme = (page: Page) => page.evaluate('void document.adoptedStyleSheets.splice(1, 1)');

const STILL = { animations: 'disabled', caret: 'hide' } as const;

/** The pixels of the widgets by name, from one picture of the page. */
async function picturesOf(page: Page): Promise<Map<string, string>> {
  const areas = await page.locator('section').evaluateAll((sections) =>
    sections.map((section) => {
      const { left, top, width, height } = section.getBoundingClientRect();
      return { name: section.id, left, top: top + window.scrollY, width, height };
    }),
  );
  const picture = await page.screenshot({ fullPage: true, ...STILL });
  const pictures = areas.map(async ({ name, ...area }): Promise<[string, string]> => {
    const [left, top] = [Math.round(area.left), Math.round(area.top)];
    const [width, height] = [Math.floor(area.width), Math.floor(area.height)];
    const pixels = await sharp(picture).extract({ left, top, width, height }).raw().toBuffer();
    return [name, `${width} × ${height}: ${pixels.toString('base64')}`];
  });
  return new Map(await Promise.all(pictures));
}

describe('a hostile theme', () => {
  it.each(share(STATES, 0, 8))('changes no widget, nor does the policy: %s', async (state) => {
    const page = await openAllWidgets(browser, state, { theme: HOSTILE });
    await addRules(page);
    const hostile = await picturesOf(page);
    await removeTheme(page);
    const plain = await picturesOf(page);
    await page.close();
    expect(plain.size).toBe(35);
    const changed = [...plain].filter(([name, pixels]) => hostile.get(name) !== pixels);
    expect(changed.map(([name]) => name)).toEqual([]);
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });

  it.each(share(OPENINGS, 4, 8))('changes nothing in %s', async (_, opening) => {
    const page = await openDialogPage(browser, opening, { theme: HOSTILE });
    await addRules(page);
    const hostile = await page.getByRole('dialog').last().screenshot(STILL);
    await removeTheme(page);
    const plain = await page.getByRole('dialog').last().screenshot(STILL);
    await page.close();
    expect(hostile.equals(plain)).toBe(true);
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });
});
