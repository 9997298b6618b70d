import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fixture } from '../../lib/content/__fixtures__/load';
import { getPage } from '../../lib/content/pages/lookups';
import { pageWithText } from '../../lib/content/pages/page.fixture';
import { CodeBlock } from './code-block';
import { type MarkdownComponents, renderPage } from './render';

const index = fixture('sound');

const components: MarkdownComponents = { figure: CodeBlock };

async function render(body: string): Promise<string> {
  const page = pageWithText(getPage(index, 'Kitchen/start'), body);
  return renderToStaticMarkup(await renderPage({ page, index }, components));
}

function fence(meta: string, ...lines: string[]): string {
  return [`\`\`\`${meta}`, ...lines, '```', ''].join('\n');
}

/** The text that readers see and copy. */
function textOf(html: string): string {
  const code = /<pre[^>]*>(.*?)<\/pre>/s.exec(html)?.[1] ?? '';
  return code
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');
}

describe('a code block', () => {
  it('is a figure with a title, two labeled buttons and a box that scrolls by keyboard', async () => {
    const html = await render(fence('text title="shop/cart.txt"', 'one'));
    expect(html).toBe(
      '<figure class="code"><figcaption><span>shop/cart.txt</span>' +
        '<button type="button" class="icon-wrap" data-code="wrap" aria-label="Toggle word wrap"></button>' +
        '<button type="button" class="icon-copy" data-code="copy" aria-label="Copy code to clipboard"></button></figcaption>' +
        '<pre tabindex="0"><code>one</code></pre></figure>',
    );
  });

  it.each([
    ['bash', 'Shell'],
    ['diff', 'Diff'],
    ['json', 'JSON'],
    ['php', 'PHP'],
    ['ts', 'TypeScript'],
    ['tsx', 'TSX'],
    ['js', 'JavaScript'],
    ['html', 'HTML'],
    ['http', 'HTTP'],
    ['css', 'CSS'],
    ['text', 'Text'],
  ])('has the language as its title by default: %s', async (language, name) => {
    expect(await render(fence(language, 'a'))).toContain(`<figcaption><span>${name}</span>`);
  });

  it('has one element for the lines of a string, and none for the space before a token', async () => {
    const html = await render(fence('bash', "echo \\\n  'one\n  two'"));
    expect(html).toContain(
      `<code><span class="tf">echo</span> \\\n  <span class="ts">'one\n  two'</span></code>`,
    );
  });

  it('shows its text unchanged, including markup and braces', async () => {
    const lines = ['<script>alert("&amp;")</script>', '', '  {braces} & `ticks`  end'];
    for (const language of ['text', 'html', 'js']) {
      expect(textOf(await render(fence(language, ...lines)))).toBe(lines.join('\n'));
    }
  });

  it('can be empty', async () => {
    expect(await render(fence('bash'))).toContain('<pre tabindex="0"><code></code></pre>');
  });

  it('wraps long lines if the fence has `wrap`', async () => {
    expect(await render(fence('bash wrap', 'npm ci'))).toContain('<pre tabindex="0" data-wrap="">');
    expect(await render(fence('bash title="x" wrap', 'npm ci'))).toContain('data-wrap=""');
    expect(await render(fence('bash title="no-wrap"', 'npm ci'))).not.toContain('data-wrap');
  });

  it.each([
    ['bash', "curl -X POST 'https://shop.example' # call", ['ts', 'tc']],
    ['json', '{ "id": 1 }', ['tk', 'tn']],
    ['php', "<?php echo 'one'; // two", ['ts', 'tc']],
    ['ts', "const name: string = call('one'); // two", ['tk', 'ts', 'tf', 'tc']],
    ['diff', '- one\n+ two', ['td', 'ts']],
  ])('is highlighted with classes: %s', async (language, code, classes) => {
    const html = await render(fence(language, code));
    const found = new Set([...html.matchAll(/<span class="(t\w)">/g)].map((match) => match[1]));
    expect([...classes].filter((name) => !found.has(name))).toEqual([]);
  });

  it('is highlighted completely on a slow machine', async () => {
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 60_000;
      return now;
    });
    const html = await render(fence('ts', 'const one = 1, two = 2; // three'));
    clock.mockRestore();
    expect(html).toContain('<span class="tc">// three</span>');
  });

  it('is not highlighted in the language "text"', async () => {
    expect(await render(fence('text', 'const one = 1'))).toContain(
      '<code>const one = 1</code></pre>',
    );
  });
});

describe('lines of a code block', () => {
  let html: string;
  beforeAll(async () => {
    html = await render(
      fence(
        'ts title="cart.ts" {4}',
        'const one = 1; // [!code --]',
        'const one = 2; // [!code ++]',
        'const two = 3;',
        'const three = 4;',
        '// a remark // [!code ++]',
        '  let four; ',
      ),
    );
  });

  it('are marked as removed, added and highlighted', () => {
    const marks = html
      .split('\n')
      .map((line) => /<span class="(removed|added|marked)">/.exec(line)?.[1] ?? null);
    expect(marks).toEqual(['removed', 'added', null, 'marked', 'added', null]);
  });

  it('keep an element each, with its indentation', async () => {
    const lines = await render(
      fence('js', 'f({', '  a: b, // [!code ++]', '  c: d, // [!code ++]', '});'),
    );
    expect(lines).toContain(
      '<span class="added">  a: b,</span>\n<span class="added">  c: d,</span>\n',
    );
  });

  it('do not show the comments that mark them', () => {
    expect(textOf(html)).toBe(
      [
        'const one = 1;',
        'const one = 2;',
        'const two = 3;',
        'const three = 4;',
        '// a remark',
        '  let four; ',
      ].join('\n'),
    );
  });

  it('have no element if they are not marked', () => {
    expect(html).not.toContain('data-line');
  });
});

describe('a rendered page', () => {
  it('has no inline styles', async () => {
    const html = await render(
      [
        '## Title\n\n| a | b |\n|:--|--:|\n| 1 | 2 |\n\nText with `code`.\n',
        fence('ts {1} /one/ showLineNumbers{5}', 'const one = 1; // [!code ++]', 'let two;'),
        fence('diff title="x"', '- one', '+ two'),
        fence('text wrap', 'plain'),
        '- [ ] task\n- ~~struck~~\n',
      ].join('\n'),
    );
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('has the same heading ids as the table of contents', async () => {
    const html = await render('## One\n\n## Two {#second}\n\n### One\n');
    expect(html.replaceAll('\n', '')).toBe(
      '<h2 id="one">One</h2><h2 id="second">Two</h2><h3 id="one-1">One</h3>',
    );
  });

  it('does not change inline code', async () => {
    expect(await render('Call `init({ a: 1 })`.')).toBe('<p>Call <code>init({ a: 1 })</code>.</p>');
  });
});

describe('SDK names in code', () => {
  const link = '<a href="/docs/Sdk/reference/core/functions/on">on</a>';

  it('are links in code, but not in comments or strings', async () => {
    const code = fence('js', '// Laurel.on is for events', "Laurel.on('shown', 'Laurel.on');");
    const html = await render(code);
    expect(html.split(link)).toHaveLength(2);
    expect(html).toMatch(new RegExp(`Laurel(<span class="tf">)?\\.${link}`));
    expect(textOf(html)).toBe("// Laurel.on is for events\nLaurel.on('shown', 'Laurel.on');");
  });

  it('are links for event names in quotes, and keep the SDK name when the code renames them', async () => {
    const html = await render(
      fence(
        'ts',
        "import { on as listen } from '@laurel/sdk/core';",
        "listen('widget_opened', show);",
      ),
    );
    expect(html).toContain('<a href="/docs/Sdk/modules/common/events/widget_opened">');
    expect(html).toContain(
      '<a href="/docs/Sdk/reference/core/functions/on" data-name="on">listen</a>',
    );
  });

  it('are plain text on the page that they would link to and in other languages', async () => {
    const page = pageWithText(getPage(index, 'Kitchen/start'), fence('js', 'Laurel.on(a);'));
    const referencePage = { ...page, url: '/docs/Sdk/reference/core/functions/on' };
    expect(
      renderToStaticMarkup(await renderPage({ page: referencePage, index }, components)),
    ).not.toContain('<a ');
    expect(await render(fence('php', 'Laurel.on(a);'))).not.toContain('<a ');
  });
});

it('throws an error with file and line if a tag names something that its source does not have', async () => {
  const index = fixture('sdk');
  const page = pageWithText(
    getPage(index, 'Sdk/modules/wishlists/methods/createWishlistItem'),
    '\n\n<Signature of="removeItem" />\n',
  );
  await expect(renderPage({ page, index }, {})).rejects.toThrow(
    /^content\/docs\/Sdk\/modules\/wishlists\/methods\/createWishlistItem\.md can't be rendered: [\s\S]*createWishlistItem\.md:3 the SDK has no function or type "removeItem"/,
  );
});
