import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load/source';
import { pageMarkdown } from '../../content/pages/page-markdown';
import { writePageMarkdown } from '../../content/pages/write-page-markdown';
import { share } from '../../tools/testing/runner/test-all';
import { cutSections } from './page-sections';

const index = loadContent();
const pages = share([...index.pages.values(), ...index.standalone.values()], 0, 8);

/** Text of a heading without Markdown syntax. */
const plain = (line: string) => line.replace(/^#+ /, '').replace(/[`\\*_]/g, '');

describe('the sections of a page', () => {
  it('begin with their heading and end before the next of the same level', () => {
    let count = 0;
    for (const page of pages) {
      const markdown = writePageMarkdown(pageMarkdown({ page, index }));
      const sections = cutSections(markdown, page);
      expect(sections.map(({ anchor }) => anchor)).toEqual(
        page.markdown.headings.map(({ id }) => id),
      );
      for (const { anchor, title, level, start, end } of sections) {
        const section = markdown.slice(start, end);
        const [first = ''] = section.split('\n');
        const address = `${page.url}#${anchor}`;
        expect(plain(first.replace(/^(> )+/, '')), address).toBe(title.replace(/[`\\*_]/g, ''));
        expect(first, address).toContain(`${'#'.repeat(level)} `);
        count++;
      }
    }
    expect(count).toBeGreaterThan(100);
  }, 60_000);
});
