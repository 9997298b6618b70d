import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { freePort } from '../servers/free-port';
import { FOLLOW_TIMEOUT_MS, followPage } from './follow-page';
import { pageStepsOf } from './page-steps';
import { type PageApi, startPageApi } from './start-page-api';

const GUIDES = 'content/docs/Api/guides';
const LOCAL_API = 'http://localhost:3001';
const LOCAL_RECEIVER = 'localhost:4242';

/** The commands that create a sandbox, which the other guides assume. */
const [createSandbox] = pageStepsOf(readFileSync(`${GUIDES}/sandbox.md`, 'utf8'));
if (createSandbox?.kind !== 'commands') throw new Error('The page has no commands for a sandbox.');
const before = [createSandbox.text];

/** The client that the tabs for PHP require. */
const saved = filesOf('content/docs/Api/recipes/clients.md', 'php');

function filesOf(page: string, tab: string) {
  return pageStepsOf(readFileSync(page, 'utf8'), tab).filter((step) => step.kind === 'file');
}

let api: PageApi;
beforeAll(async () => {
  api = await startPageApi();
}, FOLLOW_TIMEOUT_MS);
afterAll(() => api?.stop());

describe('the commands and files of a guide give the output that it shows', () => {
  it.each([
    ['authentication', 'node'],
    ['authentication', 'python'],
    ['authentication', 'php'],
    ['rate_limits', 'node'],
    ['rate_limits', 'python'],
    ['rate_limits', 'php'],
    ['pagination', 'node'],
    ['pagination', 'python'],
    ['pagination', 'php'],
    ['handling_errors', 'node'],
    ['handling_errors', 'python'],
    ['handling_errors', 'php'],
  ])(
    '%s in %s',
    async (name, tab) => {
      await followPage(`${GUIDES}/${name}.md`, { tab, origins: api.origins, before, saved });
    },
    FOLLOW_TIMEOUT_MS,
  );

  it.each(['node', 'python', 'php'])(
    'sandbox in %s',
    async (tab) => {
      const environment = { LAUREL_API: api.origin };
      await followPage(`${GUIDES}/sandbox.md`, { tab, origins: api.origins, environment });
    },
    FOLLOW_TIMEOUT_MS,
  );

  it.each(['node', 'python', 'php'])(
    'receive_locally in %s',
    async (tab) => {
      const port = String(await freePort());
      const repository = `npm --prefix ${process.cwd()} run --silent`;
      const guide = await followPage('content/docs/Webhooks/receive_locally.md', {
        tab,
        saved: filesOf('content/docs/Webhooks/behavior.md', tab),
        // The languages share the permanent sandbox.
        before: ['npm run sandbox -- reset'],
        origins: {
          [LOCAL_API]: api.origin,
          [LOCAL_RECEIVER]: `localhost:${port}`,
          'npm run sandbox:listen --': `${repository} sandbox:listen -- --api ${api.origin}`,
          'npm run sandbox --': `${repository} sandbox -- --api ${api.origin}`,
          'npm run -s sandbox --': `${repository} sandbox -- --api ${api.origin}`,
        },
        environment: { PORT: port },
        servers: [
          {
            command: /^(node|python3|php -S \S+) receive\.\w+$/,
            ready: /Waiting on|Development Server/,
          },
          { command: /sandbox:listen/, ready: /Listening to \d+ topics/ },
        ],
      });
      // A delivery that is sent again has the id of the first one.
      const printed = () =>
        guide
          .serverOutput(1)
          .split('\n')
          .map((line) => line.split(' ').slice(0, 2).join(' '));
      await eventually(() => expect(printed()).toContain('again review/created'));
      expect(printed()).toContain('new review/created');
    },
    FOLLOW_TIMEOUT_MS,
  );
});
