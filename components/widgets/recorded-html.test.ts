import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WIDGETS } from '@/lib/content/sdk/widgets';
import { widgetPictures } from './registry';

const MAX_CHARACTERS = 50_000;

/** The HTML of a picture, with the names of classes as their styles write them. */
function htmlOf(name: keyof typeof widgetPictures): string {
  const html = renderToStaticMarkup(createElement(widgetPictures[name]));
  return html.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const plain = names.split(' ').map((each) => each.replace(/^_(.+?)_\w+(_\d+)?$/, '$1'));
    return ` class="${plain.join(' ')}"`;
  });
}

it('is the HTML that the tool render_widget returns', async () => {
  const recorded = Object.fromEntries(WIDGETS.map(({ name }) => [name, htmlOf(name)]));
  expect(Object.values(recorded).filter((html) => html.length > MAX_CHARACTERS)).toEqual([]);
  await expect(`${JSON.stringify(recorded, null, 2)}\n`).toMatchFileSnapshot(
    '../../lib/agents/mcp/recorded-widgets.data.json',
  );
});
