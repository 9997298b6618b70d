import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixture } from '../../lib/content/__fixtures__/load';
import { getPage } from '../../lib/content/pages/lookups';
import { pageWithText } from '../../lib/content/pages/page.fixture';
import { markdownComponents } from './components';
import { renderPage } from './render';

const index = fixture('sound');

/** The HTML that a tag becomes on a page, and its text. */
async function render(tag: string) {
  const page = pageWithText(getPage(index, 'Kitchen/start'), tag);
  const html = renderToStaticMarkup(await renderPage({ page, index }, markdownComponents));
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return { html, text };
}

describe('the fields of an operation', () => {
  it('have an anchor, a type, limits, and whether they are required', async () => {
    const { html, text } = await render('<OperationBody of="redeem" />');
    expect(html).toContain(
      '<div id="body-ruleId"><dt><a href="#body-ruleId"><code>ruleId</code></a>',
    );
    expect(text).toMatch(/ruleId integer required The spending rule to redeem\. At least 1\./);
    expect(text).toMatch(/pointsToSpend number Points .+ 0\.01 to 1,000,000,000\./);
    expect(html).toMatch(/<details[^>]*><summary>Pattern<\/summary><div><p><code>/);
  });

  it('have defaults and values', async () => {
    const { text } = await render('<OperationQuery of="getReviews" />');
    expect(text).toMatch(/perPage integer .+ 1 to \d+, default \d+ \./);
    expect(text).toMatch(/sortingOption string .+ One of [\w ,]*mostRecent/);
  });

  it('contain the fields of inner objects in collapsed sections', async () => {
    const { html } = await render('<OperationResponse of="getReviews" />');
    expect(html).toMatch(/<details[^>]*><summary>Fields of items<\/summary><div><dl[^>]*>/);
    expect(html).toContain('id="response-items-rate"');
  });
});

describe('the variants of an object', () => {
  it('are tabs with the values that distinguish them', async () => {
    const { html } = await render('<ObjectFields of="Reward" />');
    const names = [...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, name]) => name);
    expect(names).toContain('points');
    expect(new Set(names).size).toBe(names.length);
    const ids = [...html.matchAll(/ id="(field-[^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the example requests of an operation', () => {
  it('are in six languages, each with its response', async () => {
    const { html, text } = await render('<Endpoint of="getCustomer" />');
    const titles = [...html.matchAll(/<figcaption><span>([^<]+)/g)].map(([, title]) => title);
    const six = ['curl', 'Node.js', 'PHP', 'Python', 'Ruby', 'Go'];
    expect(titles).toEqual([...six, 'Response 200', ...six, 'Response 200']);
    expect(text).toContain('GET /v2/ customers/ getCustomer');
    expect(html).toContain('data-copy="GET /v2/customers/getCustomer"');
  });

  it('name the status of a response without a body', async () => {
    const { text } = await render('<Endpoint of="redeem" />');
    expect(text).toMatch(/HTTP ?\/ ?1.1 204 No Content/);
  });
});

describe('the errors of an operation', () => {
  it('have status, message, cause and fix; shared errors are links', async () => {
    const { html, text } = await render('<OperationErrors of="redeem" />');
    expect(text).toMatch(/403 customer does not have enough points .+ Fix: /);
    expect(html).toContain('<div id="error-notEnoughPoints">');
    expect(html).toMatch(/401<\/a>.*429<\/a>/s);
    expect(html).toContain('href="/docs/Api/errors#idempotencyKeyReused"');
  });
});
