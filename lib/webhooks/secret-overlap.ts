const DAY_SECONDS = 24 * 60 * 60;

/** For how long deliveries are also signed with the previous webhook secret after a change, in seconds. */
export const secretOverlap = { default: DAY_SECONDS, max: 7 * DAY_SECONDS } as const;
