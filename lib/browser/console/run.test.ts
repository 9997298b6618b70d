import { afterEach, expect, it, vi } from 'vitest';
import { consoleCatalog } from './catalog';
import { ConsoleProblem } from './problem';
import { runDraft } from './run';
import type { Sandbox } from './sandbox';

const sandbox = { key: 'sbk_1', shop: { accessToken: 'at_1' } } as Sandbox;

afterEach(() => vi.unstubAllGlobals());

function run(status: number, headers: Readonly<Record<string, string>>) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ errors: [] }, { status, headers: { 'Retry-After': '5', ...headers } }),
  );
  const headersOfDraft = { 'X-Sandbox-Fail': '429' };
  const draft = { operation: 'getTiers', query: '', body: null, headers: headersOfDraft } as const;
  return runDraft(consoleCatalog(), sandbox, draft);
}

it.each([429, 500, 503])('returns a simulated %i as a response', async (status) => {
  const { exchange } = await run(status, { 'X-Sandbox-Fail': String(status) });
  expect(exchange).toMatchObject({ status, body: '{"errors":[]}' });
  expect(exchange.headers.get('retry-after')).toBe('5');
});

it.each([
  [429, new ConsoleProblem('tooMany', 5)],
  [500, new ConsoleProblem('failed')],
  [503, new ConsoleProblem('failed')],
])(
  'reports a %i that is not simulated, even if the draft simulates one',
  async (status, problem) => {
    await expect(run(status, {})).rejects.toEqual(problem);
  },
);
