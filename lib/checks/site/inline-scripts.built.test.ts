import { createHash } from 'node:crypto';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { content, get } from '../../testing/built-site';
import { listPages } from '../content/content-pages';

const paths = ['/', '/api', ...listPages(content).map(({ url }) => url)].sort();

/** Types of scripts that browsers don't run. */
const DATA: readonly unknown[] = ['application/ld+json', 'application/json'];

function readScripts(html: string) {
  const inline: string[] = [];
  const handlers: string[] = [];
  visit(fromHtml(html) as Nodes, 'element', ({ tagName, properties, children }) => {
    for (const name of Object.keys(properties)) {
      if (/^on/i.test(name)) handlers.push(`${tagName} ${name}`);
    }
    if (/^javascript:/i.test(String(properties.href ?? ''))) handlers.push(`${tagName} href`);
    if (tagName !== 'script' || properties.src || DATA.includes(properties.type)) return;
    inline.push(textOf({ type: 'root', children }));
  });
  return { inline, handlers };
}

it.each(paths)('%s has no inline script that its content security policy blocks', async (path) => {
  const { headers, body } = await get(path);
  const policy = String(headers['content-security-policy']);
  const { inline, handlers } = readScripts(body.toString());
  const hashes = inline.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect(inline.length).toBeGreaterThan(0);
  expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([]);
  expect(handlers).toEqual([]);
});
