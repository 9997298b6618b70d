import { describe, expect, it } from 'vitest';
import { pagePolicy } from './page-policy';

const hashes = {
  shared: ["'sha256-shared'"],
  pages: { '/': ["'sha256-home'"], '/docs/Sdk': ["'sha256-sdk'"] },
  frames: ['/docs/Sdk/sdk_initialization'],
  notFound: ["'sha256-lost'"],
};
const scriptsOf = (path: string) =>
  /script-src ([^;]+);/.exec(pagePolicy(path, hashes, () => 'random').policy)?.[1];

describe('the policy of a page', () => {
  it('allows files and data of the site, its own scripts and the API', () => {
    expect(pagePolicy('/docs/Sdk', hashes)).toEqual({
      policy:
        "default-src 'none'; script-src 'self' 'sha256-shared' 'sha256-sdk'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self' https://api.laurel.example; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      hasNonce: false,
      isPage: true,
    });
  });

  it('has the hashes of the scripts of that page only', () => {
    expect(scriptsOf('/')).toBe("'self' 'sha256-shared' 'sha256-home'");
  });

  it('allows frames only on pages that run samples', () => {
    expect(pagePolicy('/docs/Sdk/sdk_initialization', hashes).policy).toContain("frame-src 'self'");
    expect(pagePolicy('/docs/Sdk', hashes).policy).not.toContain('frame-src');
  });

  it.each(['/nope', '/docs/Sdk/', '/__proto__', '/constructor', '/%2e%2e'])(
    'is the policy of the not-found page at %s',
    (path) => {
      expect(scriptsOf(path)).toBe("'self' 'sha256-shared' 'sha256-lost'");
      expect(pagePolicy(path, hashes).isPage).toBe(false);
    },
  );

  it('has a new nonce for each request of a page rendered on request', () => {
    expect(scriptsOf('/search')).toBe("'self' 'sha256-shared' 'nonce-random'");
    const [one, other] = [pagePolicy('/search', hashes), pagePolicy('/search', hashes)];
    expect(one.hasNonce).toBe(true);
    expect(one.policy).not.toBe(other.policy);
  });
});
