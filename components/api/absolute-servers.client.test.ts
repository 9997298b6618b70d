import { describe, expect, it } from 'vitest';
import { absoluteServers } from './absolute-servers.client';

const documentUrl = new URL('https://docs.example/base/v2/docs/openapi.json');
const urlOf = (url: unknown) =>
  (absoluteServers({ servers: [{ url }] }, documentUrl).servers as { url: unknown }[])[0]?.url;

describe('servers of a document', () => {
  it.each([
    ['/', 'https://docs.example'],
    ['/base', 'https://docs.example/base'],
    ['../', 'https://docs.example/base/v2'],
    ['https://api.example', 'https://api.example'],
    ['{host}/v2', '{host}/v2'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    [1, 1],
  ])('%j becomes %j', (url, absolute) => expect(urlOf(url)).toBe(absolute));

  it('stay as they are if they are not a list of objects', () => {
    for (const servers of [undefined, null, 'x', [null, 'x']]) {
      expect(absoluteServers({ servers }, documentUrl)).toEqual({ servers });
    }
  });
});
