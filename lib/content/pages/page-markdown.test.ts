import { describe, expect, it } from 'vitest';
import { siteUrl } from '../../site/config/site-address';
import { fixture } from '../__fixtures__/load';
import { loadContent } from '../load/source';
import type { ContentIndex } from './page';
import { agentLink, pageMarkdown } from './page-markdown';
import { writePageMarkdown } from './write-page-markdown';

const index = loadContent();
const sound = fixture('sound');
const samples = fixture('samples');

function markdownOf(index: ContentIndex, path: string): string {
  const page = index.pages.get(path) ?? index.standalone.get(path);
  if (!page) throw new Error(`no page ${path}`);
  return writePageMarkdown(pageMarkdown({ page, index }));
}

describe('agentLink', () => {
  it.each([
    ['/docs/Sdk', `${siteUrl}/docs/Sdk.md`],
    ['/docs', `${siteUrl}/docs.md`],
    ['/docs/Sdk/react_sdk#hooks', `${siteUrl}/docs/Sdk/react_sdk.md#hooks`],
    ['/', `${siteUrl}/index.md`],
    ['/api', `${siteUrl}/api.md`],
    ['/api#redeem', `${siteUrl}/api/rewards.md#redeem`],
    ['/markdown-page', `${siteUrl}/markdown-page.md`],
    ['/v2/docs/openapi.json', `${siteUrl}/v2/docs/openapi.json`],
    ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
    ['#here', '#here'],
  ])('leads from %s to %s', (url, target) => {
    expect(agentLink(url, index)).toBe(target);
  });
});

describe('page Markdown', () => {
  it('starts with front matter, heading and the address of llms.txt', () => {
    expect(markdownOf(sound, 'Kitchen/start')).toMatch(
      /^---\ntitle: Light the stove\ndescription: From a cold stove to a warm one\.\nurl: https:\/\/docs\.laurel\.example\/docs\/Kitchen\/start\nkind: guide\nlast_updated: .*2024-02-29.*\n---\n\n# Light the stove\n\n> .+llms\.txt\n/,
    );
  });

  it('lists the children of a category page without text', () => {
    expect(markdownOf(sound, 'Kitchen/tools/pots')).toContain(
      `](${siteUrl}/docs/Kitchen/tools/pots/wok.md): `,
    );
  });

  it('names the changed lines of a sample in the fence, not in the code', () => {
    expect(markdownOf(samples, 'Kitchen/recipe')).toContain(
      '**bake.js**\n\n```js {1} ins={3} del={2}\nconst oven = 220;\ncool(oven);\nheat(oven);\n```',
    );
  });

  it('keeps cards written on one line each', () => {
    expect(markdownOf(samples, 'Kitchen/recipe')).toContain(
      `- [Stove](${siteUrl}/docs/Kitchen/stove.md): See where the bread`,
    );
  });

  it('omits the fence metadata that only checks read', () => {
    const markdown = markdownOf(samples, 'Kitchen/recipe');
    expect(markdown).toContain('```json\n');
    expect(markdown).toContain('```php\n');
  });

  it('links each name in a table only once', () => {
    const [, rows = ''] = markdownOf(index, 'dictionary_a_to_m').split(/\n## [CD]\n/);
    const linked = [...rows.matchAll(/\[`([^`]+)`\]\(/g)].map(([, name]) => name);
    expect(linked.length).toBeGreaterThan(0);
    expect(linked).toEqual([...new Set(linked)]);
    // Some names are in several rows.
    const named = [...rows.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    expect(named.filter((name) => linked.includes(name)).length).toBeGreaterThan(linked.length);
  });
});
