/** The oldest supported browsers, as in `browserslist` of `package.json`. Keys as lightningcss names them. */
const OLDEST = { chrome: 125, firefox: 128, ios_saf: 18, safari: 18 } as const;

/** The browsers for bundlers of scripts. */
export const SCRIPT_TARGETS = [
  `chrome${OLDEST.chrome}`,
  `firefox${OLDEST.firefox}`,
  `safari${OLDEST.safari}`,
];

/** The browsers for lightningcss, which encodes the major version in the third byte. */
export const STYLE_TARGETS = Object.fromEntries(
  Object.entries(OLDEST).map(([browser, major]) => [browser, major << 16]),
);
