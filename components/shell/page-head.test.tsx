import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixture } from '@/lib/content/__fixtures__/load';
import { headPages } from '@/lib/content/seo/head-page';
import { CrawlerTags } from './page-head';

const pages = headPages(fixture('sound'));

function tagsOf(path: string): string {
  const page = pages.find(({ url }) => url === path);
  if (!page) throw new Error(`The fixture has no page at ${path}.`);
  return renderToStaticMarkup(<CrawlerTags page={page} />);
}

describe('the tags for crawlers', () => {
  it('name area and version to search services', () => {
    const current = tagsOf('/docs/Kitchen/start');
    expect(current).toContain('<meta name="docsearch:language" content="en"/>');
    expect(current).toContain('<meta name="docsearch:version" content="current"/>');
    expect(current).toContain(
      '<meta name="docsearch:docusaurus_tag" content="docs-Kitchen-current"/>',
    );
    const old = tagsOf('/docs/Kitchen/1.x/start');
    expect(old).toContain('<meta name="docsearch:version" content="1.x"/>');
    expect(old).toContain('<meta name="docsearch:docusaurus_tag" content="docs-Kitchen-1.x"/>');
  });

  it('name no version of pages outside the docs', () => {
    expect(tagsOf('/api')).toContain('<meta name="docsearch:docusaurus_tag" content="default"/>');
    expect(tagsOf('/api')).not.toContain('docsearch:version');
  });

  it('have no structured data of an unlisted page', () => {
    expect(tagsOf('/docs/Kitchen/cellar')).not.toContain('<script');
    expect(tagsOf('/docs/Kitchen/start')).toContain('<script type="application/ld+json">');
  });
});
