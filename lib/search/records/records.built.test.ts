import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../api/operations';
import { topics } from '../../api/topics';
import { operationPageUrl } from '../../content/api-reference/api-pages';
import { API_AREA, contextualTags, SEARCH_AREAS } from '../../content/pages/areas';
import { listErrorCodes, listEvents } from '../../content/sdk/model';
import { content } from '../../tools/testing/servers/built-site';
import type { SearchRecord } from '../record';
import { nameKey } from '../tokenize';
import { buildRecords } from './build';

let records: SearchRecord[];

beforeAll(() => {
  records = buildRecords(content);
});

const recordNames = (kind: SearchRecord['kind']) =>
  new Set(
    records.filter((record) => record.kind === kind).flatMap(({ identifiers }) => identifiers),
  );

describe('the search records', () => {
  it('have unique ids', () => {
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });

  it('link to pages and headings that exist', () => {
    const anchors = new Map(
      [...content.pages.values(), ...content.standalone.values()].map((page) => [
        page.url,
        new Set(page.markdown.headings.map(({ id }) => id)),
      ]),
    );
    for (const { url, page, anchor, area } of records) {
      if (area === API_AREA.id) continue;
      expect(anchors.has(page), url).toBe(true);
      if (anchor) expect(anchors.get(page)?.has(anchor), url).toBe(true);
    }
  });

  it('include every listed page and its sections', () => {
    const urls = new Set(records.map(({ url }) => url));
    for (const page of content.pages.values()) {
      if (page.frontMatter.unlisted) continue;
      expect(urls).toContain(page.url);
      for (const { id } of page.markdown.headings) expect(urls).toContain(`${page.url}#${id}`);
    }
  });

  it('include all 47 operations, with their endpoints and links to their pages', () => {
    const found = records.filter(({ kind }) => kind === 'operation');
    for (const { content: text } of found) expect(text).toMatch(/^[A-Z]+ \/v2\//);
    expect(found.map(({ url }) => url).sort()).toEqual(
      operations.map(({ id }) => operationPageUrl(id)).sort(),
    );
  });

  it('include all topics, events, and error codes', () => {
    for (const { name } of topics) expect(recordNames('topic')).toContain(name);
    for (const { name } of listEvents()) expect(recordNames('event')).toContain(name);
    for (const { code } of listErrorCodes()) expect(recordNames('error')).toContain(code);
  });

  it('have no Markdown in their titles and texts', () => {
    expect(records.filter(({ content: text }) => text.includes('`'))).toEqual([]);
    const titles = records.flatMap(({ hierarchy }) => Object.values(hierarchy));
    expect(titles.filter((title) => /`|\*\*|\]\(/.test(title))).toEqual([]);
  });

  it('include the fields of requests and objects', () => {
    const fields = recordNames('field');
    for (const name of [
      'pointsToSpend',
      'balanceDelta',
      'pointsMultiplier',
      'customerIdentifier',
    ]) {
      expect(fields).toContain(name);
    }
  });

  it('have the words of every identifier, for engines that treat it as one word', () => {
    for (const { identifiers, words } of records) {
      for (const name of identifiers) expect(nameKey(words)).toContain(nameKey(name));
    }
  });

  it('have an area of the filter and a tag that searches include', () => {
    expect(SEARCH_AREAS).toEqual(content.areas.map(({ id, label }) => ({ id, label })));
    for (const { tag } of records) expect(contextualTags()).toContain(tag);
  });

  it('are the same in every build', () => {
    expect(buildRecords(content)).toEqual(records);
  });
});
