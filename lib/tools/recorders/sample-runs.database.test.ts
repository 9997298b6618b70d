import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import recorded from '../../agents/mcp/generated/sample-runs.json' with { type: 'json' };
import type { RecordedRun } from '../../agents/mcp/tools/run-sample';
import { bundleFrame } from '../../build/sdk/bundle-frame';
import { bundleReactSamples } from '../../build/sdk/bundle-react-samples';
import type { SdkFile } from '../../build/sdk/bundle-sdk';
import { type SampleFile, sampleFiles, sampleFrames } from '../../content/sdk/sample-files';
import { runnableSamples } from '../../content/sdk/samples';
import { hashOf } from '../../site/config/cache.mjs';
import { listPages, loadPublishedContent } from '../checks/content/content-pages';
import { testDatabase } from '../testing/api/test-database';
import { findTool } from '../testing/runner/ensure-tools';
import { share } from '../testing/runner/test-all';
import { type RunEntry, runSample } from '../testing/samples/run-sample';
import { sdkFiles } from '../testing/sdk/script-site';

type Recorded = RecordedRun['entries'][number];

const pages = listPages(loadPublishedContent(process.cwd()));
const samples = runnableSamples(pages);
const published = recorded as unknown as Readonly<Record<string, RecordedRun>>;
const runs: Record<string, RecordedRun> = {};
const executablePath = findTool('chromium');
let browser: Browser;
let sdk: SdkFile[];
let files: Map<string, SampleFile>;

beforeAll(async () => {
  if (!executablePath) return;
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const frame = { name: 'sample-frame.js', text: await bundleFrame() };
  sdk = [...(await sdkFiles()), frame];
  const ofReact = (await bundleReactSamples(pages)).map(
    ({ name, text }) => [name, { type: 'text/javascript', text }] as const,
  );
  files = new Map([...sampleFiles(pages), ...sampleFrames(pages), ...ofReact]);
});

afterAll(() => browser?.close());

it.for(share(samples, 0, 40))('$id runs', { timeout: 180_000 }, async (sample, test) => {
  if (!browser) return test.skip('Chromium is not installed');
  const { id, page, title } = sample;
  const run = await runSample({ browser, database: await testDatabase(), sdk, files, sample });
  const entries = inPublishedOrder(run.map(recordOf), published[id]?.entries ?? []);
  runs[id] = { page: page.url, file: title, code: hashOf([sample.code]), entries };
});

it('is what the tool run_sample returns', async () => {
  const all = samples.map(({ id }) => [id, runs[id] ?? published[id]] as const);
  const lines = all.map(([id, run]) => `"${id}":${textOf(run)}`);
  await expect(`{${lines.join(',\n')}}\n`).toMatchFileSnapshot(
    '../../agents/mcp/generated/sample-runs.json',
  );
});

/** The JSON of a run, with a line for each entry. */
function textOf(run: RecordedRun | undefined): string {
  if (!run) return 'null';
  const lines = run.entries.map((entry) => JSON.stringify(entry));
  return JSON.stringify({ ...run, entries: [] }).replace('[]', () => `[\n${lines.join(',\n')}]`);
}

/** Requests that a page sends at once end in any order. The published one stays if nothing else differs. */
function inPublishedOrder(run: Recorded[], before: readonly Recorded[]): readonly Recorded[] {
  const sorted = (entries: readonly Recorded[]) =>
    entries
      .map((entry) => JSON.stringify(entry))
      .sort()
      .join();
  return sorted(run) === sorted(before) ? before : run;
}

function recordOf(entry: RunEntry): Recorded {
  const { kind } = entry;
  switch (kind) {
    case 'action':
      return { kind, text: entry.text };
    case 'output':
      return { kind, text: String(shortened(entry.text)) };
    case 'request': {
      const { method, path, status } = entry.request;
      return { kind, text: `${method} ${path} ${status}` };
    }
    case 'event':
      return { kind, text: entry.name, data: shortened(entry.payload) };
    case 'call':
      return {
        kind,
        text: entry.code,
        ...('result' in entry && { data: shortened(entry.result) }),
      };
    case 'link':
      return { kind, text: entry.href };
  }
}

const LONGEST = { list: 2, text: 200 };

/** A value without what makes it long: later items of lists, and ends of texts. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > LONGEST.text)
    return `${value.slice(0, LONGEST.text)}…`;
  if (Array.isArray(value)) {
    const more = value.length - LONGEST.list;
    const items = value.slice(0, LONGEST.list).map(shortened);
    return more > 0 ? [...items, `… ${more} more`] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}
