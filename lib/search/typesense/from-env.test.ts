import { describe, expect, it } from 'vitest';
import { parseEnv } from '../../config/env';

const nodesOf = (TYPESENSE_HOST: string) =>
  parseEnv({ TYPESENSE_HOST, TYPESENSE_API_KEY: 'key' }).TYPESENSE_HOST;

describe('TYPESENSE_HOST', () => {
  it('defaults to https and port 443', () => {
    expect(nodesOf('search.example')).toEqual([
      { protocol: 'https', host: 'search.example', port: 443 },
    ]);
    expect(nodesOf('search.example:8443')[0]?.port).toBe(8443);
    expect(nodesOf('http://127.0.0.1:8108')).toEqual([
      { protocol: 'http', host: '127.0.0.1', port: 8108 },
    ]);
  });

  it('accepts a list of nodes', () => {
    expect(nodesOf('a.example, b.example,c.example').map(({ host }) => host)).toEqual([
      'a.example',
      'b.example',
      'c.example',
    ]);
  });

  it('defaults to no nodes, which means the built-in index', () => {
    expect(parseEnv({}).TYPESENSE_HOST).toEqual([]);
  });

  it('requires TYPESENSE_API_KEY', () => {
    expect(() => parseEnv({ TYPESENSE_HOST: 'search.example' })).toThrow(/TYPESENSE_API_KEY/);
  });

  it('rejects a value that is not an address', () => {
    expect(() => nodesOf('not a host')).toThrow(/TYPESENSE_HOST/);
  });
});
