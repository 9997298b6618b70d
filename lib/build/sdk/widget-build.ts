import { resolve } from 'node:path';
import type { InputOptions, OutputOptions } from 'rolldown';
import { SCRIPT_TARGETS } from '../browsers';
import { inlineStyles } from '../css-plugin';

const ROOT_FONT_SIZE = 16;

/** Themes change the size of the root, such as to 10px, which would make all controls smaller. */
const remToPixels = {
  Length: ({ unit, value }: { unit: string; value: number }) =>
    unit === 'rem' ? { unit: 'px' as const, value: value * ROOT_FONT_SIZE } : undefined,
};

/** Options for code with widgets: Preact in place of React, and styles in the scripts. */
export const WIDGET_INPUT = {
  platform: 'browser',
  // `'use client'` has a meaning for the framework only.
  checks: { bundlerTimings: false, moduleLevelDirective: false },
  // Without the project's settings, which are those of the framework.
  tsconfig: false,
  resolve: { alias: { react: 'preact/hooks', '@/lib': resolve('lib') } },
  transform: {
    target: SCRIPT_TARGETS,
    jsx: { runtime: 'classic', pragma: 'createElement', pragmaFrag: 'Fragment' },
    inject: { createElement: ['preact', 'createElement'], Fragment: ['preact', 'Fragment'] },
    define: { 'process.env.NODE_ENV': '"production"' },
  },
  plugins: [inlineStyles('lib/storefront/placeholders/widget-styles.ts', remToPixels)],
} satisfies InputOptions;

/** Names of files with a hash of their content, which browsers keep. */
export const HASHED_FILES = {
  entryFileNames: '[name]-[hash].js',
  chunkFileNames: '[name]-[hash].js',
  comments: false,
} satisfies OutputOptions;
