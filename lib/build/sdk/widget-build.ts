import { resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { styleModule } from '../css-plugin';

const ROOT_FONT_SIZE = 16;

/** Themes change the size of the root, such as to 10px, which would make all controls smaller. */
const remToPixels = {
  Length: ({ unit, value }: { unit: string; value: number }) =>
    unit === 'rem' ? { unit: 'px' as const, value: value * ROOT_FONT_SIZE } : undefined,
};

/** Imported style sheets become styles for shadow roots. */
const widgetStyles: Plugin = {
  name: 'widget-styles',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
      contents: styleModule(path, 'lib/storefront/placeholders/widget-styles.ts', remToPixels),
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
