import { expect, it } from 'vitest';
import { isAddress } from './is-address';

it.each(['/', '/docs/Sdk', '/docs/Sdk/a%20b', '/%E2%82%AC', '/docs/..'])(
  '%s can be one',
  (path) => {
    expect(isAddress(path)).toBe(true);
  },
);

it.each(['/%', '/%zz', '/%E0%A4%A', '/%ff', '/docs/[[...slug]]', '/docs/%5B%5B...slug%5D%5D'])(
  '%s can be none',
  (path) => expect(isAddress(path)).toBe(false),
);
