const DAY_SECONDS = 24 * 60 * 60;

/** For how long the previous webhook secret signs too after a change, in seconds. */
export const secretOverlap = { default: DAY_SECONDS, max: 7 * DAY_SECONDS } as const;
