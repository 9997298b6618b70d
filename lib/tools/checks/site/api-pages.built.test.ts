import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../api/openapi/fields';
import { listOperations } from '../../../api/openapi/list-operations';
import { bodySchemasOf } from '../../../api/openapi/markdown/operation';
import { parametersOf } from '../../../api/openapi/operation-parts';
import { siteDocument } from '../../../api/openapi/site-document';
import { operations } from '../../../api/operations';
import { apiGroups } from '../../../content/api-reference/api-pages';
import { expandPage } from '../../../content/pages/expand-page';
import { getPreviousNext } from '../../../content/pages/lookups';
import { operationPage } from '../../../content/pages/operation-page';
import { content, get } from '../../testing/servers/built-site';
import { collectReferences } from '../content/page-references';

/** Bytes of a page's HTML after gzip. */
const MAX_HTML = 16_000;
const MAX_MEDIAN = 12_000;

const document = siteDocument();
const listed = listOperations(document);

function pageOf(id: string) {
  const page = operationPage(id, content);
  if (!page) throw new Error(`${id} has no page.`);
  return page;
}

async function htmlOf(url: string): Promise<string> {
  return (await get(url)).body.toString();
}

describe('the page of every operation', () => {
  it.each(operations.map(({ id }) => id))(
    '%s has an anchor for each field of the request',
    (id) => {
      const { anchors } = collectReferences(expandPage({ page: pageOf(id), index: content }));
      const { operation = {} } = listed.find((known) => known.operation.operationId === id) ?? {};
      for (const parameter of parametersOf(document, operation)) {
        expect(anchors).toContain(`${parameter.in}-${parameter.name}`);
      }
      for (const { type, name } of bodySchemasOf(document, operation)) {
        const [only, ...variants] = describeComponent(name);
        if (!only || variants.length > 0) continue;
        const prefix = type === 'application/json' ? 'body' : 'form';
        for (const field of only.fields) expect(anchors).toContain(`${prefix}-${field.name}`);
      }
    },
  );

  it('is small', async () => {
    const pages = await Promise.all(
      operations.map(async ({ id }) => {
        const { url } = pageOf(id);
        return { url, bytes: gzipSync(await htmlOf(url), { level: 9 }).length };
      }),
    );
    const sorted = pages.toSorted((a, b) => a.bytes - b.bytes);
    expect(sorted[Math.floor(sorted.length / 2)]?.bytes).toBeLessThan(MAX_MEDIAN);
    expect(sorted.filter(({ bytes }) => bytes > MAX_HTML)).toEqual([]);
  });

  it('has the method in the sidebar', async () => {
    const html = await htmlOf(pageOf('redeem').url);
    const sidebar = html.slice(html.indexOf('<nav'), html.indexOf('<main'));
    expect(sidebar).toMatch(/data-method="POST">POST<\/span> (?:<!-- -->)?Redeem points/);
  });
});

describe('previous and next', () => {
  it.each(apiGroups.map(({ name }) => name))('follow the operations of %s', (name) => {
    const ids = operations.filter(({ tag }) => tag === name).map(({ id }) => id);
    for (const [position, id] of ids.slice(0, -1).entries()) {
      const { next } = getPreviousNext(content, pageOf(id));
      expect(next?.page).toBe(pageOf(ids[position + 1] ?? ''));
    }
  });
});
