import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingSchemas } from '../../site/config/env';
import { settingsFiles } from './settings';

it.each(Object.entries(settingsFiles()))(
  '%s is what `npm run generate` writes',
  (path, written) => {
    expect(readFileSync(path, 'utf8')).toBe(written);
  },
);

it('describes every setting except that of the platform', () => {
  const undescribed = Object.entries(settingSchemas).filter(([, schema]) => !schema.description);
  expect(undescribed.map(([name]) => name)).toEqual(['VERCEL']);
});

it('describes each setting in one line of a table', () => {
  const descriptions = Object.values(settingSchemas).map(({ description = '' }) => description);
  expect(descriptions.filter((text) => /[\n|]/.test(text))).toEqual([]);
});
