import { isTestAll } from '../../lib/tools/testing/runner/test-all';

/** A color mode and a width in which pages are looked at. */
export interface Look {
  mode: 'light' | 'dark';
  /** In pixels. */
  width: number;
}

/** Both modes and both widths; `npm run test:all` tests every combination. */
export const looks: Look[] = [
  { mode: 'light', width: 1440 },
  { mode: 'dark', width: 375 },
  ...(isTestAll
    ? ([
        { mode: 'light', width: 375 },
        { mode: 'dark', width: 1440 },
      ] as const)
    : []),
];
