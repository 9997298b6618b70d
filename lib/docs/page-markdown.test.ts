import { describe, expect, it } from 'vitest';
import { agentLink, pageMarkdown } from './page-markdown';
import { loadContent } from './source';
import { writePageMarkdown } from './write-page-markdown';

const siteUrl = 'https://docs.example/developers';
const index = loadContent({ root: process.cwd(), locale: 'en', drafts: false });

function markdownOf(path: string): string {
  const page = index.pages.get(path) ?? index.standalone.get(path);
  if (!page) throw new Error(`no page ${path}`);
  return writePageMarkdown(pageMarkdown({ page, index }, siteUrl), siteUrl);
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
    expect(agentLink(url, index, siteUrl)).toBe(target);
  });
});

describe('page Markdown', () => {
  it('starts with front matter, heading and the address of llms.txt', () => {
    expect(markdownOf('Sdk/react_sdk')).toMatch(
      /^---\ntitle: React SDK\ndescription: .+\nurl: https:\/\/docs\.example\/developers\/docs\/Sdk\/react_sdk\nkind: guide\n(last_updated: .+\n)?---\n\n# React SDK\n\n> .+llms\.txt\n/,
    );
  });

  it('lists the children of a category page without text', () => {
    expect(markdownOf('Webhooks/objects/reward_types')).toContain(
      `- [gift_card_reward](${siteUrl}/docs/Webhooks/objects/reward_types/gift_card_reward.md): `,
    );
  });

  it('names the changed lines of a sample in the fence, not in the code', () => {
    expect(markdownOf('markdown-page')).toContain(
      '**assets/close.js**\n\n```js {1} ins={3} del={2}\nconst button',
    );
  });

  it('keeps cards written on one line each', () => {
    expect(markdownOf('Sdk/core_concepts/event_lifecycle')).toContain(
      `- [Response lifecycle](${siteUrl}/docs/Sdk/core_concepts/response_lifecycle.md): See where events stand`,
    );
  });

  it('omits the fence metadata that only checks read', () => {
    expect(markdownOf('Webhooks/start_using')).not.toMatch(/^```.*\b(?:schema|unchecked)=/m);
  });

  it('links each name in a table only once', () => {
    const rows = markdownOf('dictionary').split('\n## Fields')[1] ?? '';
    expect(rows.match(/\[`answer`\]\(/g)).toHaveLength(1);
    expect(rows.match(/`answer`/g)?.length).toBeGreaterThan(1);
  });
});
