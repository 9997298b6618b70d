import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { componentNames, componentSchema } from '../../openapi/component-schemas';
import { objectNameOf } from '../../openapi/webhook-objects';
import { loadContent } from '../source';
import { dictionary } from './dictionary';
import { generalMeanings } from './field-meanings.data';

const [fields] = dictionary(
  'fields',
  loadContent({ root: process.cwd(), locale: 'en', drafts: false }),
) as [Table];
const rows = fields.children.slice(1).map(({ children }) => {
  const [field = '', meaning = '', places = ''] = children.map((cell) => textOf(cell));
  return { field, meaning, places: places.split(', ') };
});

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
  it('have one row each, with all places', () => {
    expect(new Set(rows.map(({ field }) => field)).size).toBe(rows.length);
    const missing = described.filter(({ field, place }) => {
      const { places = [] } = rows.find((row) => row.field === field) ?? {};
      return !places.includes(place) && !places.some((name) => name.startsWith('all '));
    });
    expect(missing).toEqual([]);
  });

  it('have the meaning of their places if it is the same, or else a general one', () => {
    for (const { field, meaning } of rows) {
      const own = described.filter((each) => each.field === field).map((each) => each.meaning);
      const general = generalMeanings[field];
      if (general) expect(plain(meaning)).toBe(plain(general));
      else if (own.length > 0) expect([...new Set(own)]).toEqual([plain(meaning)]);
    }
    const differing = rows.filter(({ field }) => field in generalMeanings);
    expect(differing).toHaveLength(Object.keys(generalMeanings).length);
  });

  it('state a meaning and a place in every row', () => {
    expect(rows.filter(({ meaning, places }) => !meaning || !places[0])).toEqual([]);
  });
});
