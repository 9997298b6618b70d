import { resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { styleModule } from '../css-plugin';

/** Imported style sheets become styles for shadow roots. */
const widgetStyles: Plugin = {
  name: 'widget-styles',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
      contents: styleModule(path, 'lib/storefront/placeholders/widget-styles.ts'),
      loader: 'js',
    }));
  },
};

/** Options of esbuild for code with widgets: Preact in place of React, and styles in the scripts. */
export const WIDGET_BUILD = {
  splitting: true,
  format: 'esm',
  outdir: '/',
  jsx: 'automatic',
  alias: {
    react: 'preact/hooks',
    'react/jsx-runtime': 'preact/jsx-runtime',
    '@/lib': resolve('lib'),
  },
  plugins: [widgetStyles],
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions;
