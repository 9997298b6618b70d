import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderPage } from '@/components/markdown/render';
import { fixture } from '@/lib/content/__fixtures__/load';
import { getPage } from '@/lib/content/pages/lookups';
import { pageWithText } from '@/lib/content/pages/page.fixture';
import { markdownComponents } from './components';

const index = fixture('sound');

/** The HTML of a page without class names, which may change with the style sheets. */
async function render(...lines: string[]): Promise<string> {
  const page = pageWithText(getPage(index, 'Kitchen/start'), lines.join('\n'));
  const html = renderToStaticMarkup(await renderPage({ page, index }, markdownComponents));
  return html.replace(/ class="[^"]*"/g, '').replaceAll('\n', '');
}

describe('Markdown on the site', () => {
  it('has headings that link to themselves', async () => {
    expect(await render('### Call `init` first {#init}')).toBe(
      '<h3 id="init"><a href="#init">Call <code>init</code> first</a></h3>',
    );
  });

  it('has tables in a labeled box that scrolls by keyboard', async () => {
    expect(await render('| a |', '|---|', '| 1 |')).toBe(
      '<div role="group" aria-label="Table" tabindex="0"><table><thead><tr><th>a</th></tr></thead>' +
        '<tbody><tr><td>1</td></tr></tbody></table></div>',
    );
  });

  it('labels a field table with its label', async () => {
    const html = await render(
      '<Fields label="Options">',
      '<Field name="a" type="string">One.</Field>',
      '</Fields>',
    );
    expect(html).toMatch(
      /^<div data-look="fields" data-stacked="" role="group" aria-label="Options" tabindex="0">/,
    );
    expect(html).toContain('<td><code>a</code></td><td><code>string</code></td><td>One.</td>');
  });

  it('escapes markup in code blocks', async () => {
    const html = await render('```html', '<b title="a">&amp;</b>', '```');
    const code = /<pre tabindex="0"><code>(.*)<\/code><\/pre>/.exec(html)?.[1] ?? '';
    expect(code.replace(/<\/?span>/g, '')).toBe('&#x3C;b title="a">&#x26;amp;&#x3C;/b>');
  });

  it.each(['Note', 'Tip', 'Info', 'Warning', 'Danger'])(
    'titles an admonition by its kind: %s',
    async (kind) => {
      const html = await render(`<${kind}>`, '', 'Text.', '', `</${kind}>`);
      expect(html).toBe(
        `<aside data-kind="${kind.toLowerCase()}" aria-label="${kind}"><p>${kind}</p><p>Text.</p></aside>`,
      );
    },
  );

  it('titles an admonition by its title attribute', async () => {
    expect(await render('<Warning title="Mind the gap">', '', 'Text.', '', '</Warning>')).toContain(
      'aria-label="Mind the gap"><p>Mind the gap</p>',
    );
  });

  it('has collapsed text in the HTML', async () => {
    expect(await render('<Details summary="More">', '', 'Text.', '', '</Details>')).toBe(
      '<details><summary>More</summary><div><p>Text.</p></div></details>',
    );
  });

  it('renders cards as a list of links', async () => {
    const html = await render(
      '<Cards>',
      '<Card title="Pots" href="/docs/Kitchen">Text.</Card>',
      '</Cards>',
    );
    expect(html).toBe('<ul><li><a href="/docs/Kitchen">Pots</a><div>Text.</div></li></ul>');
  });

  it('opens links to other sites in a new tab, which they announce, and internal links in the same tab', async () => {
    const html = await render('[Here](/docs#a), [there](https://www.example/).');
    expect(html).toContain('<a href="/docs#a">Here</a>');
    expect(html).toContain(
      '<a href="https://www.example/" target="_blank" rel="noopener noreferrer">there',
    );
    expect(html).toContain('<span> (opens in a new tab)</span></a>');
  });
});

describe('tabs', () => {
  const lines = [
    '<Tabs group="flavor">',
    '<Tab title="Plain script" value="script">',
    '',
    'One.',
    '',
    '</Tab>',
    '<Tab title="React" value="react">',
    '',
    'Two.',
    '',
    '</Tab>',
    '</Tabs>',
  ];

  it('have all panels in the HTML and show the first one', async () => {
    const html = await render(...lines);
    const panels = [...html.matchAll(/<div role="tabpanel"[^>]*?( data-shown="")?>(.*?)<\/div>/g)];
    expect(panels.map(([, shown, content]) => [shown !== undefined, content])).toEqual([
      [true, '<p>One.</p>'],
      [false, '<p>Two.</p>'],
    ]);
  });

  it('keep all blocks of a tab in its panel', async () => {
    const html = await render(
      ...lines.map((line) => line.replace('One.', 'One.\n\nOne more.\n\nAnd one.')),
    );
    const panels = [...html.matchAll(/<div role="tabpanel"[^>]*>(.*?)<\/div>/g)];
    expect(panels.map(([, content]) => content)).toEqual([
      '<p>One.</p><p>One more.</p><p>And one.</p>',
      '<p>Two.</p>',
    ]);
  });

  it('connect each tab to its panel and are one stop in the tab order', async () => {
    const html = await render(...lines);
    const tabs = [
      ...html.matchAll(
        /role="tab" aria-controls="([^"]+)" aria-selected="(\w+)" tabindex="(-?\d)"[^>]*>([^<]+)</g,
      ),
    ];
    expect(tabs.map(([, , selected, stop]) => [selected, stop])).toEqual([
      ['true', '0'],
      ['false', '-1'],
    ]);
    for (const [, panel, , , title] of tabs) {
      expect(html).toContain(`<div role="tabpanel" id="${panel}" aria-label="${title}"`);
    }
  });
});
