import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openEmbedded } from '../../../api/database/open-embedded';
import { rateBuckets } from '../../../api/database/tables/access';
import { importDemoShop } from '../api/test-shops';
import { DIALOGS, openDialogPage } from './all-dialogs';
import {
  openAllWidgets,
  WIDGET_STATES,
  type WidgetLook,
  type WidgetStateName,
} from './all-widgets';
import { type ShopBrowser, startShopBrowser } from './shop-browser';

const WIDTHS = [360, 768, 1200] as const;
const DIALOG_WIDTHS = [375, 1200] as const;
const LOOKS: Readonly<Record<string, WidgetLook>> = {
  light: {},
  dark: { isDark: true },
  rtl: { isRightToLeft: true },
};
/** Pixels of a sheet. */
const SHEET = { width: 1560, height: 1500 };
const GAP = 8;

/**
 * Writes contact sheets: every widget in each state, and every dialog, in light and dark pages, and right-to-left:
 * `npx tsx lib/tools/testing/sdk/contact-sheets.ts sheets 'dark data'`.
 *
 * @param folder where to
 * @param part of the names of the sheets to write
 */
async function writeAllSheets(folder = join(tmpdir(), 'widget-sheets'), part = ''): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'laurel-sheets-'));
  const { database, close } = await openEmbedded({ directory });
  await importDemoShop(database);
  const browser = await startShopBrowser([], undefined, database);
  if (!browser) throw new Error('Chromium is not installed.');
  mkdirSync(folder, { recursive: true });
  for (const [look, options] of Object.entries(LOOKS)) {
    for (const state of Object.keys(WIDGET_STATES) as WidgetStateName[]) {
      if (!`${look} ${state}`.includes(part)) continue;
      await database.delete(rateBuckets);
      await writeSheets(browser, state, options, join(folder, `${look} ${state}`));
    }
    if (`${look} dialogs`.includes(part)) {
      await database.delete(rateBuckets);
      await writeDialogs(browser, options, join(folder, `${look} dialogs`));
    }
  }
  await browser.close();
  await close();
  rmSync(directory, { recursive: true, force: true });
  console.log(`Sheets are in ${folder}.`);
}

async function writeSheets(
  browser: ShopBrowser,
  state: WidgetStateName,
  look: WidgetLook,
  path: string,
): Promise<void> {
  const page = await openAllWidgets(browser, state, look);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await writeSheet(await sectionsOf(page), width, path);
  }
  await page.close();
}

async function writeDialogs(browser: ShopBrowser, look: WidgetLook, path: string): Promise<void> {
  const pictures = new Map<number, Buffer[]>(DIALOG_WIDTHS.map((width) => [width, []]));
  for (const opening of Object.values(DIALOGS)) {
    const page = await openDialogPage(browser, opening, look);
    for (const [width, ofWidth] of pictures) {
      await page.setViewportSize({ width, height: 740 });
      ofWidth.push(await page.screenshot());
    }
    await page.close();
  }
  for (const [width, ofWidth] of pictures) await writeSheet(ofWidth, width, path);
}

async function writeSheet(pictures: readonly Buffer[], width: number, path: string): Promise<void> {
  for (const [index, sheet] of (await sheetsOf(pictures, width)).entries())
    writeFileSync(`${path} ${width} ${index}.png`, sheet);
}

/** Pictures of the widgets that show something. */
async function sectionsOf(page: Page): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const section of await page.locator('section').all()) {
    const box = await section.boundingBox();
    if (box && box.height > 48) pictures.push(await section.screenshot());
  }
  return pictures;
}

/** Puts pictures of a width in columns, from top to bottom. */
async function sheetsOf(pictures: readonly Buffer[], width: number): Promise<Buffer[]> {
  const columns = Math.max(1, Math.floor(SHEET.width / width));
  const sheets: { input: Buffer; left: number; top: number }[][] = [[]];
  let column = 0;
  let top = 0;
  for (const picture of pictures) {
    const { height } = await sharp(picture).metadata();
    if (top > 0 && top + height > SHEET.height) {
      column += 1;
      top = 0;
    }
    if (column === columns) {
      sheets.push([]);
      column = 0;
    }
    sheets.at(-1)?.push({ input: picture, left: column * (width + GAP), top });
    top += height + GAP;
  }
  return Promise.all(sheets.map((parts) => composeSheet(parts)));
}

async function composeSheet(parts: { input: Buffer; left: number; top: number }[]) {
  const sizes = await Promise.all(parts.map(({ input }) => sharp(input).metadata()));
  const width = Math.max(...sizes.map((size, at) => size.width + (parts[at]?.left ?? 0)));
  const height = Math.max(...sizes.map((size, at) => size.height + (parts[at]?.top ?? 0)));
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(parts)
    .png()
    .toBuffer();
}

await writeAllSheets(...argv.slice(2));
