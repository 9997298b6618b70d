import { expect, it, vi } from 'vitest';
import { ContentError } from '@/lib/docs/content-error';
import { getHeadPage } from '@/lib/seo/heads';
import { provideHtmlOnlyHead } from './html-only-head';

vi.mock('@/lib/seo/heads', () => ({ getHeadPage: vi.fn(() => undefined) }));
const headPage = vi.mocked(getHeadPage);

provideHtmlOnlyHead();
const render = () => globalThis.renderHtmlOnlyHead?.('/docs') as unknown[];

it('a page whose content has an error keeps the tags of every page, so that it can show the error', () => {
  const everywhere = render();
  expect(everywhere.length).toBeGreaterThan(3);
  headPage.mockImplementation(() => {
    throw new ContentError([{ file: 'a.md', line: 3, reason: 'kind is missing' }]);
  });
  expect(render()).toEqual(everywhere);
});

it('other errors are not hidden', () => {
  headPage.mockImplementation(() => {
    throw new TypeError('a mistake in the code');
  });
  expect(render).toThrow(TypeError);
});
