import { describe, expect, it } from 'vitest';
import type { ContentIndex, Page } from './page';
import { listQuickstarts } from './quickstarts';

const page = (path: string, title: string, more: object = {}) =>
  [
    path,
    {
      path,
      title,
      url: `/docs/${path}`,
      description: 'In five minutes.',
      version: 'current',
      frontMatter: { unlisted: false },
      ...more,
    } as unknown as Page,
  ] as const;

const list = (...pages: ReturnType<typeof page>[]) =>
  listQuickstarts({ pages: new Map(pages) } as unknown as ContentIndex);

describe('the quickstarts', () => {
  it('are the pages whose file name begins with the word, with titles without it', () => {
    expect(
      list(
        page('Sdk/quickstart_stars', 'Quickstart: stars on a product page'),
        page('Api/quickstart', 'Your first request'),
        page('Sdk/quickstarted', 'Something else'),
        page('Sdk/quickstart_stars/more', 'Something below'),
      ).map(({ title, href }) => [title, href]),
    ).toEqual([
      ['Stars on a product page', '/docs/Sdk/quickstart_stars'],
      ['Your first request', '/docs/Api/quickstart'],
    ]);
  });

  it('leave out old versions and unlisted pages', () => {
    expect(
      list(
        page('Sdk/1.x/quickstart', 'Old', { version: '1.x' }),
        page('Sdk/quickstart_hidden', 'Hidden', { frontMatter: { unlisted: true } }),
      ),
    ).toEqual([]);
  });
});
