import { expect, it } from 'vitest';
import recorded from '../../../agents/mcp/generated/sample-runs.json' with { type: 'json' };
import { EVENT_EXAMPLES, METHOD_EXAMPLES } from '../../../content/sdk/call-examples.data';
import { listEvents, listFunctions } from '../../../content/sdk/model';
import { ON_SERVER, runnableSamples, sdkSamples } from '../../../content/sdk/samples';
import { hashOf } from '../../../site/config/cache.mjs';
import { listPages, loadPublishedContent } from '../../checks/content/content-pages';

const pages = listPages(loadPublishedContent(process.cwd()));
const samples = runnableSamples(pages);
const hashes: Readonly<Record<string, { code: string }>> = recorded;

it('every function and every event can be tried on its page', () => {
  const kinds = samples.map(({ page }) => page.frontMatter.kind);
  const counts = [...new Set(kinds)].map(
    (kind) => `${kinds.filter((other) => other === kind).length} on pages of the kind ${kind}`,
  );
  const functions = listFunctions();
  const events = listEvents();
  const untried = functions.filter(({ name, guide }) => {
    const isRun = samples.some(
      ({ page, code }) => page.url === guide && new RegExp(`Laurel[.]${name}\\b`).test(code),
    );
    return !isRun && !(name in METHOD_EXAMPLES);
  });
  const scripts = samples.filter(({ language }) => language === 'js').length;
  console.log(
    `${samples.length} samples with Run, ${scripts} scripts and ${samples.length - scripts} of React: ${counts.join(', ')}; ${functions.length - untried.length} of ${functions.length} functions, ${Object.keys(EVENT_EXAMPLES).length} of ${events.length} events`,
  );
  const modules = sdkSamples(pages).filter(
    ({ language, page }) => language === 'ts' && !('generated_from' in page.frontMatter),
  );
  const ofServers = sdkSamples(pages).filter(({ title }) => ON_SERVER.test(title));
  console.log(
    `without Run: ${ofServers.length} React components that a server renders, and ${modules.length} TypeScript modules, whose functions an app or its server calls`,
  );
  const unfired = events.filter(({ name }) => !(name in EVENT_EXAMPLES));
  expect([...untried, ...unfired].map(({ name }) => name)).toEqual([]);
});

it('the tool run_sample has a run of each sample with Run', () => {
  expect(Object.keys(recorded)).toEqual(samples.map(({ id }) => id));
});

it('these runs are those of the code on the pages', () => {
  const outdated = samples.filter((sample) => hashes[sample.id]?.code !== hashOf([sample.code]));
  const ids = outdated.map(({ id }) => id);
  expect(ids, 'CONTRIBUTING.md says how to record runs again').toEqual([]);
});
