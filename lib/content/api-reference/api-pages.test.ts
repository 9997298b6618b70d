import { describe, expect, it } from 'vitest';
import { errors } from '../../api/contract/errors/errors';
import { errorFixes } from '../../api/contract/errors/fixes.data';
import { componentsOf } from '../../api/openapi/markdown/component';
import { document, operations as listed } from '../../api/openapi/testing/document';
import { operations } from '../../api/operations';
import { readGeneratedPages } from '../load/generated-pages';
import { objectPageUrl } from './api-pages';
import { API_PAGES_FOLDER, buildApiPages } from './markdown-pages';

const pages = buildApiPages();

describe('the pages of the Private API', () => {
  it('equal the committed ones', () => {
    expect(readGeneratedPages('.', API_PAGES_FOLDER)).toEqual(pages);
  });

  it('have one for each operation', () => {
    const found = [...pages.values()].flatMap(
      (text) => /^operation: (\w+)$/m.exec(text)?.[1] ?? [],
    );
    expect(found.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  });

  it('describe every object that responses contain, envelopes and bodies aside', () => {
    const reached = componentsOf(document, listed).filter(
      (name) =>
        !/(Response|Input|By(Customer|Guest|Session)|OnStorefront|For(Customer|Guest))$/.test(name),
    );
    expect(reached.filter((name) => objectPageUrl(name) === undefined)).toEqual([]);
  });

  it('have a heading for each error', () => {
    const text = [...pages.values()].join('\n');
    for (const { id } of errors) expect(text).toContain(`### \`${id}\` {#${id}}`);
  });
});

it('every fix is a sentence', () => {
  for (const fix of Object.values(errorFixes)) expect(fix).toMatch(/^[A-Z].*\.$/);
});
