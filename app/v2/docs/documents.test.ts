import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteDocument } from '@/lib/api/openapi/site-document';
import { GET as getBruno } from './bruno.json/route';
import { GET as getTypes } from './openapi.d.ts/route';
import { GET as getJson } from './openapi.json/route';
import { GET as getYaml } from './openapi.yaml/route';
import { GET as getPostman } from './postman.json/route';

const address = 'https://docs.laurel.example/v2/docs/openapi';

function request(tag?: string, headers: Record<string, string> = {}) {
  return new Request(address, { headers: { ...headers, ...(tag && { 'if-none-match': tag }) } });
}

describe.each([
  {
    name: 'JSON',
    get: getJson,
    type: 'application/json; charset=utf-8',
    read: (text: string) => JSON.parse(text),
  },
  {
    name: 'YAML',
    get: getYaml,
    type: 'application/yaml; charset=utf-8',
    read: (text: string) => parse(text),
  },
])('the OpenAPI document as $name', ({ get, type, read }) => {
  it('is complete, and readable from every origin', { timeout: 60_000 }, async () => {
    const response = get(request());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(read(await response.text())).toEqual(siteDocument());
  });

  it('is not sent again to a client that has it', async () => {
    const tag = get(request()).headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const response = get(request(known));
      expect(response.status, known).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('etag')).toBe(tag);
    }
    expect(get(request('"other"')).status).toBe(200);
  });
});

it.each([
  ['Bruno', getBruno],
  ['Postman', getPostman],
])('the collection for %s has absolute addresses', async (_client, get) => {
  const response = await get();
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const text = JSON.stringify(await response.json());
  expect(text).toContain('"value":"https://docs.laurel.example"');
  expect(text).toContain('{{baseUrl}}/v2/customers/getCustomer');
});

describe('the types', () => {
  // `client-types.test.ts` compiles them.
  it('include every path', async () => {
    const response = await getTypes();
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    for (const path of Object.keys(siteDocument().paths ?? {})) expect(text).toContain(`"${path}"`);
  });
});
