import { createHash } from 'node:crypto';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { content, get, samplePages } from '../../testing/servers/built-site';
import { listPages } from '../content/content-pages';

const paths = samplePages(['/', '/api', ...listPages(content).map(({ url }) => url)]);

/** Type of structured data, which browsers don't run. */
const DATA = 'application/ld+json';

function readScripts(html: string) {
  const inline: string[] = [];
  const handlers: string[] = [];
  visit(fromHtml(html) as Nodes, 'element', ({ tagName, properties, children }) => {
    for (const name of Object.keys(properties)) {
      if (/^on/i.test(name)) handlers.push(`${tagName} ${name}`);
    }
    if (/^javascript:/i.test(String(properties.href ?? ''))) handlers.push(`${tagName} href`);
    if (tagName !== 'script' || properties.src || properties.type === DATA) return;
    inline.push(textOf({ type: 'root', children }));
  });
  return { inline, handlers };
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it.each(paths)('%s has no inline script that its content security policy blocks', async (path) => {
  const { headers, body } = await get(path);
  const policy = String(headers['content-security-policy']);
  const { inline, handlers } = readScripts(body.toString());
  const hashes = inline.map(hashOf);
  expect(inline.length).toBeGreaterThan(0);
  expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([]);
  expect(handlers).toEqual([]);
});

/** The home page also checks the base URL. The reference has the inline scripts of the framework. */
const WITH_ANOTHER = ['/', '/api'];

it('all pages have the same inline scripts and policy, but the home page and the reference have another, and samples have frames', async () => {
  const scripts = new Set<string>();
  const policies = new Set<string>();
  for (const path of paths.filter((path) => !WITH_ANOTHER.includes(path))) {
    const { headers, body } = await get(path);
    scripts.add(readScripts(body.toString()).inline.map(hashOf).join(' '));
    policies.add(String(headers['content-security-policy']));
  }
  const [only = ''] = scripts;
  expect(scripts.size).toBe(1);
  expect(only.split(' ')).toHaveLength(2);
  const [plain = '', withFrames] = [...policies].sort((a, b) => a.length - b.length);
  expect(policies.size).toBe(2);
  expect(withFrames).toBe(plain.replace('manifest-src', "frame-src 'self'; manifest-src"));
  const [noFlash, loader] = only.split(' ');
  const home = readScripts((await get('/')).body.toString()).inline.map(hashOf);
  expect(home).toHaveLength(3);
  expect(home).toEqual(expect.arrayContaining([noFlash, loader]));
  const reference = readScripts((await get('/api')).body.toString()).inline.map(hashOf);
  expect(reference).toContain(noFlash);
  expect(reference).not.toContain(loader);
});
