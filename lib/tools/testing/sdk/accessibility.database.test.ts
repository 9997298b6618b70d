import { describe, expect, it } from 'vitest';
import { violationsOf } from '../axe';
import { share } from '../runner/test-all';
import { DIALOGS, openDialogPage } from './all-dialogs';
import { openAllWidgets, WIDGET_STATES, type WidgetStateName } from './all-widgets';
import { testBrowser } from './test-browser';

const browser = testBrowser();
const STATES = Object.keys(WIDGET_STATES) as WidgetStateName[];

describe.each([
  { name: 'light', isDark: false, way: 0 },
  { name: 'dark', isDark: true, way: 6 },
])('on a $name page, axe finds nothing', ({ way, ...look }) => {
  it.each(share(STATES, way, 12))('in all widgets: %s', async (state) => {
    const page = await openAllWidgets(browser, state, look);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  it.each(share(Object.entries(DIALOGS), way, 12))('in %s', async (_, opening) => {
    const page = await openDialogPage(browser, opening, look);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });
});
