import { basename, posix, resolve } from 'node:path';
import { build, type OnLoadArgs, type Plugin } from 'esbuild';
import { ContentError } from '../../content/load/content-error';
import type { Page } from '../../content/pages/page';
import { runnableSamples, type SdkSample, sdkSamples } from '../../content/sdk/samples';
import { publicExpressions } from '../../site/config/public-values';
import { SCRIPT_TARGETS } from '../browsers';
import { areaText } from '../packages/sdk';
import { WIDGET_CLASSES } from '../packages/sdk-react';
import type { SdkFile } from './bundle-sdk';

/** The sample that wraps an app. */
const PROVIDER = 'app/LoyaltyProvider.tsx';

/**
 * Bundles a module for each React sample, which renders its components below the provider of the documentation, with the
 * SDK that the page has. The modules share React.
 *
 * @throws ContentError if no page has the provider
 */
export async function bundleReactSamples(pages: readonly Page[]): Promise<SdkFile[]> {
  const samples = runnableSamples(pages).filter(({ language }) => language === 'tsx');
  if (samples.length === 0) return [];
  const { outputFiles } = await build({
    entryPoints: samples.map(({ id }) => ({ in: `run:${id}`, out: id })),
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    outdir: 'samples',
    chunkNames: 'react-[hash]',
    format: 'esm',
    jsx: 'automatic',
    define: { ...publicExpressions(), WIDGET_CLASSES },
    alias: {
      '@/lib': resolve('lib'),
      '@laurel/sdk-react': resolve('components/sdk-react/index.client.ts'),
    },
    plugins: [samplesAsModules(sdkSamples(pages)), sdkOfPage],
    tsconfigRaw: {},
    target: SCRIPT_TARGETS,
    logLevel: 'warning',
  });
  return outputFiles.map(({ path, text }) => ({ name: basename(path), text }));
}

/** Resolves `run:<id>`, which renders a sample, and what samples import from their page. */
function samplesAsModules(samples: readonly SdkSample[]): Plugin {
  const byId = new Map(samples.map((sample) => [sample.id, sample]));
  const provider = samples.find(({ title }) => title === PROVIDER);
  if (!provider) {
    const { page } = samples.find(({ language }) => language === 'tsx') ?? {};
    const reason = `has a React sample, but no page has ${PROVIDER}, which wraps them`;
    throw new ContentError([{ file: page?.file ?? page?.url ?? 'content', reason }]);
  }
  const codeToRun = (id: string) => `
    import * as sample from 'sample:${id}';
    import { LoyaltyProvider } from 'sample:${provider.id}';
    import { mountSample } from './components/sdk-react/mount-sample.client';
    mountSample(sample, LoyaltyProvider);`;
  const load =
    (code: (id: string) => string) =>
    ({ path }: OnLoadArgs) => ({
      contents: code(path),
      loader: 'tsx' as const,
      resolveDir: process.cwd(),
    });
  return {
    name: 'samples',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^(run|sample):/ }, ({ path }) => {
        const [namespace, id = ''] = path.split(':');
        return { namespace, path: id };
      });
      onLoad({ filter: /./, namespace: 'run' }, load(codeToRun));
      onLoad(
        { filter: /./, namespace: 'sample' },
        load((id) => byId.get(id)?.code ?? ''),
      );
      onResolve({ filter: /^\./, namespace: 'sample' }, ({ path, importer }) => {
        const { page, title = '' } = byId.get(importer) ?? {};
        const file = posix.join(posix.dirname(title), path);
        const found = samples.find(
          (sample) => sample.page === page && sample.title.replace(/\.\w+$/, '') === file,
        );
        return found ? { namespace: 'sample', path: found.id } : null;
      });
    },
  };
}

/** The packages of the SDK, with the SDK of the page that a sample runs in. */
const sdkOfPage: Plugin = {
  name: 'sdk-of-page',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^@laurel\/sdk\// }, ({ path }) => ({ namespace: 'area', path }));
    onLoad({ filter: /./, namespace: 'area' }, ({ path }) => ({
      contents: areaText(posix.basename(path), './components/widgets/sdk-package.client.ts'),
      resolveDir: process.cwd(),
    }));
    onLoad({ filter: /\/components\/widgets\/sdk-package\.client\.ts$/ }, () => ({
      contents: 'export const sdk = globalThis.Laurel;',
    }));
  },
};
