/** A timestamp of a shop file that is some days and hours before the import. */
export function ago(days: number, hours = 0): string {
  const minutes = Math.round((days * 24 + hours) * 60);
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor((minutes % 1440) / 60), 'h'],
    [minutes % 60, 'm'],
  ] as const;
  const text = parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('');
  return text === '' ? 'now' : `-${text}`;
}
