const UNIT_SECONDS: Readonly<Record<string, number>> = {
  s: 1,
  m: 60,
  h: 3_600,
  d: 86_400,
  w: 604_800,
};

/** The seconds of a duration such as `3d`, `90m` or `1d12h`; `null` for other texts. */
export function parseDuration(text: string): number | null {
  if (!/^(?:\d+[smhdw])+$/.test(text)) return null;
  return [...text.matchAll(/(\d+)([smhdw])/g)].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (UNIT_SECONDS[unit] ?? 0),
    0,
  );
}
