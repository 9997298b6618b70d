import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { WIDGETS } from '../../content/sdk/widgets';
import { SCRIPT_TARGETS } from '../browsers';
import { readDeclarations } from './declarations';
import { PACKAGE_VERSION, type PackageSource } from './pack';
import { SDK_AREAS, SDK_PACKAGE } from './sdk';

/** The class of each placeholder, as the component for widgets reads it. */
export const WIDGET_CLASSES = JSON.stringify(
  Object.fromEntries(WIDGETS.map(({ name, placeholderClass }) => [name, placeholderClass])),
);

/** Provider, hooks and a component for React. */
export const SDK_REACT_PACKAGE: PackageSource = {
  name: '@laurel/sdk-react',
  description: 'A provider, hooks and a component for the storefront SDK of Laurel in React.',
  entries: { '.': './index.js' },
  peerDependencies: { [SDK_PACKAGE.name]: PACKAGE_VERSION, react: '>=18' },
  async createFiles() {
    const toArea = (area: string) => `${SDK_PACKAGE.name}/${area}`;
    return {
      'index.js': await bundle(),
      'index.d.ts': readDeclarations('react', (name) =>
        name === 'sdk' ? './sdk.js' : toArea(name),
      ),
      'sdk.d.ts': readDeclarations('sdk', toArea),
    };
  },
};

/** Uses the SDK of the app by its documented entry points, so that an app has one. */
const installedSdk: Plugin = {
  name: 'installed-sdk',
  setup({ onLoad }) {
    onLoad({ filter: /\/components\/widgets\/sdk-package\.client\.ts$/ }, () => ({
      contents: [
        ...SDK_AREAS.map(
          (area, index) => `import * as area${index} from '${SDK_PACKAGE.name}/${area}';`,
        ),
        `export const sdk = { ${SDK_AREAS.map((_area, index) => `...area${index}`).join(', ')} };`,
      ].join('\n'),
    }));
  },
};

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['components/sdk-react/index.client.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { WIDGET_CLASSES },
    alias: { '@/lib': resolve('lib') },
    external: ['react', 'react/jsx-runtime', `${SDK_PACKAGE.name}/*`],
    plugins: [installedSdk],
    tsconfigRaw: {},
    target: SCRIPT_TARGETS,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
