import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { env } from '../../../site/config/env';
import { get } from '../../testing/servers/built-site';
import { readHtml } from './built-html';

const SCRIPTS = join(env.DIST_DIR, 'static/scripts');
const PAGES = ['/', '/docs', '/docs/Sdk/placeholders/rewards/pop_up', '/docs/Api/rewards/redeem'];

/** Custom properties that a text uses without a value for those that are not declared. */
const usedIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
const declaredIn = (text: string) =>
  [...text.matchAll(/(--[\w-]+)["']?\s*[:,]/g)].map(([, name]) => name);

it('the styles of pages and of their scripts use custom properties that are declared', async () => {
  const scripts = readdirSync(SCRIPTS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(SCRIPTS, file), 'utf8'));
  expect(scripts.flatMap(usedIn).length).toBeGreaterThan(100);
  for (const path of PAGES) {
    const [address = '', ...others] = readHtml((await get(path)).body.toString()).stylesheets;
    expect(others).toEqual([]);
    const styles = (await get(address)).body.toString();
    for (const [text, context] of [
      [styles, styles],
      ...scripts.map((script) => [script, styles + script]),
    ] as const) {
      const declared = new Set(declaredIn(context));
      expect(usedIn(text).filter((name) => !declared.has(name))).toEqual([]);
    }
  }
});
