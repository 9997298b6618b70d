import { expect, it } from 'vitest';
import { DATA_SOURCES } from './data-sources';

it('computes no suggestions without a build', async () => {
  const parameters = new URLSearchParams({ path: '/docs/nope' });
  await expect(DATA_SOURCES['/suggestions']?.(parameters)).rejects.toThrow(
    'There is no list of pages. Run "npm run build".',
  );
});
