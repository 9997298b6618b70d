import { expect, it } from 'vitest';
import { seal, unseal } from './seal';

const key = { secret: 'st_example', purpose: 'test' };

it('returns a text to those who have the secret', () => {
  const sealed = seal('ses_0c9a4d77 ü', key);
  expect(unseal(sealed, key)).toBe('ses_0c9a4d77 ü');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('ses_0c9a4d77');
});

it('never seals a text to the same bytes', () => {
  expect(seal('ses_0c9a4d77', key)).not.toBe(seal('ses_0c9a4d77', key));
});

it.each([
  { secret: 'st_other', purpose: 'test' },
  { secret: 'st_example', purpose: 'another' },
])('throws an error for another key: %j', (other) => {
  expect(() => unseal(seal('ses_0c9a4d77', key), other)).toThrow();
});
