import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { packPackages } from '../../../build/packages/pack';
import { SDK_PACKAGE } from '../../../build/packages/sdk';
import { SDK_REACT_PACKAGE } from '../../../build/packages/sdk-react';
import { ON_SERVER } from '../../../content/sdk/samples';
import { listPages, loadPublishedContent } from '../../checks/content/content-pages';
import { collectSamples, type Sample } from '../../checks/content/samples';
import { createTestApi } from '../api/test-api';
import { testDatabase } from '../api/test-database';
import { openShopPage } from '../packages/shop-browser';
import { findTool } from '../runner/ensure-tools';

const MARA = { customerIdentifier: 'mara@mail.example' };
/** Wraps the others. */
const PROVIDER = 'app/LoyaltyProvider.tsx';

/**
 * Lines of the browser about responses such as 404, and about forms behind an overlay that another sample has opened; and
 * what a sample prints if another one has redeemed the rule, which a customer can do once.
 */
const EXPECTED = /^(?:Failed to load resource|An invalid form control|CUSTOMER_NOT_ELIGIBLE )/;

const all = collectSamples(listPages(loadPublishedContent(process.cwd())));
const components = all.filter(({ language, title }) => language === 'tsx' && title !== PROVIDER);
/** Without those of the framework, which `packages/next-app.database.test.ts` runs. */
const rendered = components.filter(({ title }) => !ON_SERVER.test(title ?? ''));
/** Modules that use the SDK. The app loads them, and calls none of their functions. */
const modules = all.filter(
  ({ language, code, isGenerated }) =>
    language === 'ts' && !isGenerated && code.includes('@laurel/sdk'),
);

it('render the React samples with the packages', async (test) => {
  const executablePath = findTool('chromium');
  if (!executablePath) return test.skip('Chromium is not installed');
  const counts = `${rendered.length} components rendered, ${components.length - rendered.length} by Next.js`;
  console.log(`${counts}; ${modules.length} TypeScript modules loaded: apps call their functions`);
  const api = await createTestApi(await testDatabase());
  const folder = mkdtempSync(join(tmpdir(), 'laurel-react-samples-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await packPackages([SDK_PACKAGE, SDK_REACT_PACKAGE], join(folder, 'packages'));
  await buildApp(folder, api.shop.domain);

  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  onTestFinished(() => browser.close());
  const { page, errors } = await openShopPage(await browser.newContext(), api, {
    html: '<!doctype html><html lang="en"><title>Shop</title><main></main><script type="module" src="/app.js"></script></html>',
    assets: join(folder, 'dist'),
    identity: MARA,
  });
  // From the account of the customer, after the start.
  await page.getByText('320.5').first().waitFor();
  for (const button of await page.locator('main button:enabled').elementHandles()) {
    await button.evaluate((element) => (element as HTMLElement).click());
  }
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[data-sample]').count()).toBe(rendered.length);
  expect(errors.filter((text) => !EXPECTED.test(text))).toEqual([]);
});

/** Writes the samples of each page into a folder, and bundles an app that renders all components. */
async function buildApp(folder: string, shop: string): Promise<void> {
  const pages = [...new Set([...components, ...modules].map(({ file }) => file))];
  const pathOf = ({ file, title }: Sample) => join(folder, String(pages.indexOf(file)), `${title}`);
  for (const sample of all) {
    const isModule = /^tsx?$/.test(sample.language) && sample.title?.includes('.');
    if (!isModule || !pages.includes(sample.file)) continue;
    mkdirSync(dirname(pathOf(sample)), { recursive: true });
    writeFileSync(pathOf(sample), sample.code.replaceAll('northlight.shop.example', shop));
  }
  const provider = all.find(({ title }) => title === PROVIDER);
  if (!provider) throw new Error(`No page has the sample ${PROVIDER}.`);
  const imports = [...rendered, ...modules].map(
    (sample, index) => `import * as sample${index} from ${JSON.stringify(pathOf(sample))};`,
  );
  const list = rendered.map((_sample, index) => `sample${index}`);
  const contents = `
    import { Widget } from '@laurel/sdk-react';
    import { StrictMode } from 'react';
    import { createRoot } from 'react-dom/client';
    import { SAMPLE_PROPS as props } from './components/sdk-react/sample-props.client';
    import { LoyaltyProvider } from ${JSON.stringify(pathOf(provider))};
    ${imports.join('\n')}
    globalThis.loaded = [${modules.map((_sample, index) => `sample${rendered.length + index}`)}];
    const sections = [${list.join(', ')}].map((sample, index) => (
      <section key={index} data-sample={index}>
        {Object.entries(sample).map(([name, Component]) => <Component key={name} {...props} />)}
      </section>
    ));
    const overlays = ['reviews_drawer', 'rewards_pop_up', 'wishlists_drawer'].map((name) => (
      <Widget key={name} name={name} />
    ));
    createRoot(document.querySelector('main')!).render(
      <StrictMode><LoyaltyProvider>{sections}{overlays}</LoyaltyProvider></StrictMode>,
    );`;
  await build({
    stdin: { contents, loader: 'tsx', resolveDir: process.cwd() },
    nodePaths: [join(folder, 'packages'), join(process.cwd(), 'node_modules')],
    outfile: join(folder, 'dist/app.js'),
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    // React reports wrong properties and keys only then.
    define: { 'process.env.NODE_ENV': '"development"' },
    tsconfigRaw: {},
    logLevel: 'error',
  });
}
