import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/api/test-api';
import { testDatabase } from '../testing/api/test-database';
import { replaceOrigins, samplesOf } from '../testing/page-samples';
import { type ServedApi, serveTestApi } from './serve-test-api';

const PAGE = readFileSync('content/docs/Sdk/custom_storefront.md', 'utf8');
const API = 'https://api.laurel.example';
const CUSTOMER = '7400112';

/** Status, headers and body. */
type Result = [number, Record<string, string>, { storefrontToken?: string }];

/** Responses of the endpoints, in the order of the requests. */
interface Visits {
  first: Result;
  again: Result;
  replaced: Result;
  guest: Result;
  signIn: Result;
  spent: Result;
}

/** Requests of customers and guests, printed with the responses; with an argument, of one guest. */
const PHP_MAIN = `<?php
namespace Psr\\SimpleCache { interface CacheInterface {} }
namespace {
  final class MemoryCache implements Psr\\SimpleCache\\CacheInterface {
    public array $values = [];
    public function get(string $key): mixed { return $this->values[$key] ?? null; }
    public function set(string $key, mixed $value, int $seconds): bool {
      if ($seconds < 3400 || $seconds > 3480) throw new Exception("cached for $seconds s");
      $this->values[$key] = $value;
      return true;
    }
    public function delete(string $key): bool { unset($this->values[$key]); return true; }
  }
  require __DIR__ . '/server/sign-in-route.php';
  $cache = new MemoryCache();
  $tokens = new LaurelTokens(getenv('CLIENT_ID'), getenv('CLIENT_SECRET'), $cache);
  if (isset($argv[1])) exit(json_encode(tokenRoute($tokens, null, null)));
  $first = tokenRoute($tokens, '${CUSTOMER}', null);
  $again = tokenRoute($tokens, '${CUSTOMER}', null);
  $replaced = tokenRoute($tokens, '${CUSTOMER}', null, $first[2]['storefrontToken']);
  foreach ($cache->values as $key => $token) {
    if (str_starts_with($key, 'laurel.access.')) $cache->values[$key] = 'at_revoked';
  }
  $guest = tokenRoute($tokens, null, null);
  preg_match('/laurel_guest=([^;]+)/', $guest[1]['Set-Cookie'], $cookie);
  $signIn = signInRoute($tokens, '${CUSTOMER}', $cookie[1]);
  $spent = tokenRoute($tokens, null, $cookie[1]);
  echo json_encode(compact('first', 'again', 'replaced', 'guest', 'signIn', 'spent'));
}`;

const PYTHON_MAIN = `
import json, os, re, sys
sys.path.insert(0, os.path.join(os.path.dirname(__file__), 'server'))
from laurel_tokens import LaurelTokens
from sign_in_route import sign_in_route
from token_route import token_route

class MemoryCache:
    def __init__(self): self.values = {}
    def get(self, key): return self.values.get(key)
    def set(self, key, value, timeout):
        assert 3400 <= timeout <= 3480, timeout
        self.values[key] = value
    def delete(self, key): self.values.pop(key, None)

cache = MemoryCache()
tokens = LaurelTokens(os.environ['CLIENT_ID'], os.environ['CLIENT_SECRET'], cache)
if len(sys.argv) > 1:
    print(json.dumps(token_route(tokens, None, None)))
    sys.exit()
first = token_route(tokens, '${CUSTOMER}', None)
again = token_route(tokens, '${CUSTOMER}', None)
replaced = token_route(tokens, '${CUSTOMER}', None, first[2]['storefrontToken'])
for key in cache.values:
    if key.startswith('laurel.access.'): cache.values[key] = 'at_revoked'
guest = token_route(tokens, None, None)
cookie = re.search('laurel_guest=([^;]+)', guest[1]['Set-Cookie'])[1]
sign_in = sign_in_route(tokens, '${CUSTOMER}', cookie)
spent = token_route(tokens, None, cookie)
print(json.dumps({'first': first, 'again': again, 'replaced': replaced, 'guest': guest,
                  'signIn': sign_in, 'spent': spent}))
`;

let api: TestApi;
let served: ServedApi;
let folder: string;
beforeEach(async () => {
  api = await createTestApi(await testDatabase());
  // The samples compare times with the real time.
  api.clock.set(Date.now());
  served = await serveTestApi(api);
  folder = mkdtempSync(join(tmpdir(), 'laurel-storefront-'));
  for (const { title, code } of samplesOf(PAGE)) {
    const file = join(folder, title);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, replaceOrigins(code, { [API]: served.origin }));
  }
});
afterEach(() => {
  served.close();
  rmSync(folder, { recursive: true, force: true });
});

async function runMain<Output>(program: string, main: string, ...args: string[]): Promise<Output> {
  const file = join(folder, 'main');
  writeFileSync(file, main);
  const { clientId, clientSecret } = api.clients.full;
  const env = { ...process.env, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret };
  const { stdout } = await promisify(execFile)(program, [file, ...args], { env });
  return JSON.parse(stdout);
}

const tokenOf = ([, , body]: Result) => body.storefrontToken ?? '';

/** Reads wishlists as the customer or guest of a token, and returns the status. */
const readStatus = async (result: Result) =>
  (await api.call('getWishlists', { token: tokenOf(result) })).status;

describe.each([
  ['PHP', 'php', PHP_MAIN],
  ['Python', 'python3', PYTHON_MAIN],
])('the endpoints of the custom storefront in %s', (_, program, main) => {
  it('cache tokens, renew them after a 401, and replace them if they are rejected', async () => {
    const { first, again, replaced, guest, signIn, spent } = await runMain<Visits>(program, main);
    for (const result of [first, guest, signIn, spent]) {
      expect(result[0]).toBe(200);
      expect(result[1]['Cache-Control']).toBe('no-store');
      expect(tokenOf(result)).toMatch(/^st_/);
    }
    expect(tokenOf(again)).toBe(tokenOf(first));
    expect(tokenOf(replaced)).not.toBe(tokenOf(first));
    expect(tokenOf(signIn)).toBe(tokenOf(replaced));
    expect(guest[1]['Set-Cookie']).toMatch(/Max-Age=7776000; HttpOnly; Secure; SameSite=Lax$/);
    expect(signIn[1]['Set-Cookie']).toMatch(/^laurel_guest=; Path=\/; Max-Age=0;/);
    expect(spent[1]['Set-Cookie']).not.toBe(guest[1]['Set-Cookie']);
    // Attaching the session has ended the guest's token.
    const readable = await Promise.all([signIn, spent, guest].map(readStatus));
    expect(readable).toEqual([200, 200, 401]);
    // An access token and two tokens of the customer, a guest with a revoked access token, the
    // sign-in, and another guest in place of the spent session.
    const visits = [200, 200, 200, 401, 200, 200, 200, 204, 400, 200, 200];
    expect(served.statuses).toEqual(visits);
  });

  it('return 503 while the rate limit is reached', async () => {
    const headers = { Authorization: `Bearer ${await api.issueToken('full')}` };
    const url = `${served.origin}/v2/webhooks/getSubscriptions`;
    for (let status = 200; status === 200; ) ({ status } = await fetch(url, { headers }));
    const [status, received] = await runMain<Result>(program, main, 'one guest');
    expect(status).toBe(503);
    expect(Number(received['Retry-After'])).toBeGreaterThan(0);
  });
});
