import { expect, it } from 'vitest';
import { isRoutablePath } from './routable-path';

it.each(['/', '/docs/Sdk', '/docs/Sdk/a%20b', '/%E2%82%AC', '/docs/..'])(
  '%s can be routed',
  (path) => {
    expect(isRoutablePath(path)).toBe(true);
  },
);

it.each([
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%ff',
  '/docs/[[...slug]]',
  '/docs/%5B%5B...slug%5D%5D',
  '/docs/%0a',
  '/docs/%0D%0ASet-Cookie:a=1',
  '/%00',
])('%s cannot be routed', (path) => expect(isRoutablePath(path)).toBe(false));
