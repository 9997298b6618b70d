import { describe, expect, it } from 'vitest';
import { markdownTwin } from '../docs/page-markdown';
import { loadContent } from '../docs/source';
import { cutSections } from './page-sections';

const index = loadContent({ root: process.cwd(), locale: 'en', drafts: false });
const pages = [...index.pages.values(), ...index.standalone.values()];

/** Text of a heading without its marks of Markdown. */
const plain = (line: string) => line.replace(/^#+ /, '').replace(/[`\\*_]/g, '');

describe('the sections of every page', () => {
  it('begin with their heading and end before the next of the same level', () => {
    let count = 0;
    for (const page of pages) {
      const twin = markdownTwin({ page, index }, { siteUrl: 'https://docs.example' });
      const sections = cutSections(twin, page);
      expect(sections.map(({ anchor }) => anchor)).toEqual(
        page.markdown.headings.map(({ id }) => id),
      );
      for (const { anchor, title, level, start, end } of sections) {
        const section = twin.slice(start, end);
        const [first = ''] = section.split('\n');
        const place = `${page.url}#${anchor}`;
        expect(plain(first.replace(/^(> )+/, '')), place).toBe(title.replace(/[`\\*_]/g, ''));
        expect(first, place).toContain(`${'#'.repeat(level)} `);
        count++;
      }
    }
    expect(count).toBeGreaterThan(500);
  }, 60_000);
});
