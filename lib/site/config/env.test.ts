import { describe, expect, it } from 'vitest';
import { parseEnv } from './env';

const DEFAULTS = {
  SITE_URL: 'https://docs.laurel.example',
  BASE_PATH: '',
  OPENAPI_URL: '/v2/docs/openapi.json',
  MCP_REQUESTS_PER_MINUTE: 60,
  TRUSTED_PROXIES: 0,
  DATABASE_URL: '',
  API_DATA_DIR: '.data/api',
  SANDBOX: true,
  WEBHOOK_DELIVERY: 'inbox',
};

describe('the environment', () => {
  it('requires no variable', () => {
    expect(parseEnv({})).toMatchObject(DEFAULTS);
  });

  it('treats an empty variable as missing', () => {
    expect(parseEnv({ SITE_URL: '', BASE_PATH: '', OPENAPI_URL: '' })).toMatchObject(DEFAULTS);
  });

  it('ignores other variables', () => {
    expect(Object.keys(parseEnv({ HOME: '/root' }))).not.toContain('HOME');
  });

  it.each([
    ['SITE_URL', 'http://localhost:3000', 'http://localhost:3000'],
    ['SITE_URL', 'https://docs.example//', 'https://docs.example'],
    ['BASE_PATH', '/developers', '/developers'],
    ['BASE_PATH', '/a/b-c_d.e', '/a/b-c_d.e'],
    ['OPENAPI_URL', '/spec.json', '/spec.json'],
    ['OPENAPI_URL', 'https://api.example/spec.json', 'https://api.example/spec.json'],
    ['MCP_REQUESTS_PER_MINUTE', '600', 600],
    ['TRUSTED_PROXIES', '2', 2],
    ['DATABASE_URL', 'postgres://a:b@localhost:5432/c', 'postgres://a:b@localhost:5432/c'],
    ['DATABASE_URL', 'postgresql://localhost/c', 'postgresql://localhost/c'],
    ['DATABASE_CONNECTIONS', '1', 1],
    ['SANDBOX', 'on', true],
    ['SANDBOX', 'off', false],
    ['WEBHOOK_DELIVERY', 'public', 'public'],
  ])('accepts %s=%s', (name, given, value) => {
    expect(parseEnv({ [name]: given })).toMatchObject({ [name]: value });
  });

  it.each([
    ['SITE_URL', 'docs.example', 'must be an absolute http or https URL'],
    ['SITE_URL', 'ftp://docs.example', 'must be an absolute http or https URL'],
    ['BASE_PATH', 'developers', 'must be empty, or start with a slash and not end with one'],
    ['BASE_PATH', '/developers/', 'must be empty, or start with a slash and not end with one'],
    ['BASE_PATH', '/', 'must be empty, or start with a slash and not end with one'],
    ['OPENAPI_URL', 'spec.json', 'must be a path of this site or an https URL'],
    ['OPENAPI_URL', '//api.example/spec.json', 'must be a path of this site or an https URL'],
    ['OPENAPI_URL', 'http://api.example/spec.json', 'must be a path of this site or an https URL'],
    ['API_URL', 'https://api.example/v2/', 'must not end in /v2, which is part of every path'],
    ['MCP_REQUESTS_PER_MINUTE', '0', 'must be an integer from 1 to 1000000'],
    ['TRUSTED_PROXIES', 'all', 'must be an integer from 0 to 10'],
    [
      'DATABASE_URL',
      'mysql://localhost/c',
      'must be a URL that begins with postgres:// or postgresql://',
    ],
    ['DATABASE_CONNECTIONS', '0', 'must be an integer from 1 to 500'],
    ['DATABASE_STATEMENT_TIMEOUT_MS', '99', 'must be an integer from 100 to 600000'],
    ['SANDBOX', 'true', 'must be on or off'],
    ['WEBHOOK_DELIVERY', 'on', 'must be inbox or public'],
    ['LOG_LEVEL', 'all', 'must be one of trace, debug, info, warn, error, fatal, silent'],
    ['TRUSTED_PROXIES', '1.5', 'must be an integer from 0 to 10'],
  ])('rejects %s=%s and names it', (name, given, reason) => {
    expect(() => parseEnv({ [name]: given })).toThrow(
      `The environment has invalid settings:\n  ${name}: ${reason}`,
    );
  });

  it('accepts WEBHOOK_WORKERS=off only with a database that another process can use', () => {
    const DATABASE_URL = 'postgres://localhost/c';
    expect(parseEnv({ WEBHOOK_WORKERS: 'off', DATABASE_URL }).WEBHOOK_WORKERS).toBe(false);
    expect(() => parseEnv({ WEBHOOK_WORKERS: 'off' })).toThrow(
      'WEBHOOK_WORKERS: needs DATABASE_URL, since no other process can send',
    );
  });

  it('names every invalid variable', () => {
    expect(() => parseEnv({ SITE_URL: 'x', BASE_PATH: 'y', OPENAPI_URL: 'z' })).toThrow(
      [
        'The environment has invalid settings:',
        '  SITE_URL: must be an absolute http or https URL',
        '  BASE_PATH: must be empty, or start with a slash and not end with one',
        '  OPENAPI_URL: must be a path of this site or an https URL',
      ].join('\n'),
    );
  });
});

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
