import { describe, expect, it } from 'vitest';
import { buildSettings, parseEnv } from './env';

const DEFAULTS = {
  SITE_URL: 'https://docs.laurel.example',
  BASE_PATH: '',
  OPENAPI_URL: '/v2/docs/openapi.json',
  MCP_REQUESTS_PER_MINUTE: 60,
  TRUSTED_PROXIES: 0,
};

describe('the settings', () => {
  it('need none to be given', () => {
    expect(parseEnv({})).toMatchObject(DEFAULTS);
  });

  it('count as missing when they are empty', () => {
    expect(parseEnv({ SITE_URL: '', BASE_PATH: '', OPENAPI_URL: '' })).toMatchObject(DEFAULTS);
  });

  it('take no notice of other variables', () => {
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
  ])('take %s=%s', (name, given, value) => {
    expect(parseEnv({ [name]: given })).toMatchObject({ [name]: value });
  });

  it.each([
    ['SITE_URL', 'docs.example', 'must be an absolute http(s) address'],
    ['SITE_URL', 'ftp://docs.example', 'must be an absolute http(s) address'],
    ['BASE_PATH', 'developers', 'must be empty or begin with a slash and not end with one'],
    ['BASE_PATH', '/developers/', 'must be empty or begin with a slash and not end with one'],
    ['BASE_PATH', '/', 'must be empty or begin with a slash and not end with one'],
    ['OPENAPI_URL', 'spec.json', 'must be a path of this site or an https address'],
    ['OPENAPI_URL', '//api.example/spec.json', 'must be a path of this site or an https address'],
    [
      'OPENAPI_URL',
      'http://api.example/spec.json',
      'must be a path of this site or an https address',
    ],
    ['MCP_REQUESTS_PER_MINUTE', '0', 'must be a whole number from 1 to 1000000'],
    ['TRUSTED_PROXIES', 'all', 'must be a whole number from 0 to 10'],
    ['TRUSTED_PROXIES', '1.5', 'must be a whole number from 0 to 10'],
  ])('refuse %s=%s by name', (name, given, reason) => {
    expect(() => parseEnv({ [name]: given })).toThrow(
      `The environment has wrong settings:\n  ${name}: ${reason}`,
    );
  });

  it('are all named when several are wrong', () => {
    expect(() => parseEnv({ SITE_URL: 'x', BASE_PATH: 'y', OPENAPI_URL: 'z' })).toThrow(
      [
        'The environment has wrong settings:',
        '  SITE_URL: must be an absolute http(s) address',
        '  BASE_PATH: must be empty or begin with a slash and not end with one',
        '  OPENAPI_URL: must be a path of this site or an https address',
      ].join('\n'),
    );
  });
});

describe('the settings of a build', () => {
  it('are known by what they mean and by what was given', () => {
    expect(
      buildSettings({ DIST_DIR: 'out', SITE_SWITCHES: '{ "hideNavbarOnScroll": true }' }),
    ).toEqual({
      SITE_URL: ['https://docs.laurel.example', ''],
      BASE_PATH: ['', ''],
      OPENAPI_URL: ['/v2/docs/openapi.json', ''],
      API_URL: ['https://api.laurel.example', ''],
      DIST_DIR: ['out', 'out'],
      SITE_SWITCHES: ['{"hideNavbarOnScroll":true}', '{ "hideNavbarOnScroll": true }'],
    });
  });
});
