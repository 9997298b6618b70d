import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { componentNames, componentSchema } from '../../api/openapi/component-schemas';
import { objectNameOf } from '../../api/openapi/webhook-objects';
import { loadContent } from '../load/source';
import { dictionary } from './dictionary';
import { generalMeanings } from './field-meanings.data';
import { groupBy } from './group-by';

const index = loadContent();
const [fields] = dictionary('fields a-z', index) as [Table];
const rows = fields.children.slice(1).map(({ children }) => {
  const [field = '', where = '', meaning = ''] = children.map((cell) => textOf(cell));
  return { field, places: where.split(', '), meaning };
});
const general = rows.filter(({ places: [place] }) => place === 'in general');

/** Compares texts without their markup. */
const plain = (markdown: string) => markdown.replaceAll('`', '').replace(/\s+/g, ' ');

/** The descriptions of a field in the contract, each with its place. */
const described = componentNames().flatMap((component) => {
  const { properties = {} } = componentSchema(component);
  const place = objectNameOf(component) ?? component;
  return Object.entries(properties).flatMap(([field, { description }]) =>
    description ? [{ field, place, meaning: plain(description) }] : [],
  );
});

describe('the fields of the dictionary', () => {
  it('have the meaning of each place', () => {
    const missing = described.filter(({ field, place, meaning }) => {
      const row = rows.find((each) => each.field === field && each.meaning === meaning);
      return !row?.places.some((name) => name === place || name.startsWith('all '));
    });
    expect(missing).toEqual([]);
  });

  it('have a general meaning if their places have different ones', () => {
    const counts = groupBy(rows, ({ field }) => field);
    for (const [field, { length }] of counts) {
      const expected = length > 1 ? [plain(generalMeanings[field] ?? '')] : [];
      expect(general.filter((row) => row.field === field).map((row) => plain(row.meaning))).toEqual(
        expected,
      );
    }
    expect(general).toHaveLength(Object.keys(generalMeanings).length);
  });

  it('state a meaning and a place in every row', () => {
    expect(rows.filter(({ meaning, places }) => !meaning || !places[0])).toEqual([]);
  });

  it('are each on one page', () => {
    const pages = [...index.pages.values()].filter(({ path }) => /^dictionary_/.test(path));
    const parts = pages.flatMap(({ markdown }) => [
      ...JSON.stringify(markdown.tree).matchAll(/fields [a-z]-[a-z]/g),
    ]);
    const listed = parts.flatMap(([part]) => {
      const [table] = dictionary(part, index) as [Table];
      return table.children.slice(1).map(({ children: [cell] }) => textOf(cell));
    });
    expect(listed).toEqual(rows.map(({ field }) => field));
  });

  it('are in tables with different names', () => {
    const nameOf = (part: string) => dictionary(part, index)[0]?.data?.hProperties?.['data-label'];
    expect(['fields b-b', 'fields a-d'].map(nameOf)).toEqual([
      'Fields with B',
      'Fields with A to D',
    ]);
  });
});
