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

describe('the fields of the dictionary', () => {
  it('have the meaning of each place', () => {
    const wrong = componentNames().flatMap((component) => {
      const { properties = {} } = componentSchema(component);
      const place = objectNameOf(component) ?? component;
      return Object.entries(properties).flatMap(([field, { description }]) => {
        if (!description) return [];
        const own = rows.find(
          (row) =>
            row.field === field &&
            (row.places.includes(place) || row.places.some((name) => name.startsWith('all '))) &&
            plain(row.meaning) === plain(description),
        );
        return own ? [] : [`${field} of ${place}: ${description}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('have a general meaning in front if the places differ, and no other', () => {
    const general = rows.filter(({ places }) => places[0] === 'In general');
    expect(general.map(({ field }) => field).sort()).toEqual(Object.keys(generalMeanings).sort());
    for (const { field } of general) {
      const all = rows.filter((row) => row.field === field);
      expect(all[0]?.places).toEqual(['In general']);
      expect(new Set(all.map(({ meaning }) => meaning)).size).toBe(all.length);
    }
  });

  it('state a meaning and a place in every row', () => {
    expect(rows.filter(({ meaning, places }) => !meaning || !places[0])).toEqual([]);
  });
});
