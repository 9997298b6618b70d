/**
 * What can be told of an error, with the causes below it. Errors of the server arrive without their text;
 * their digest finds them in its log.
 */
export function errorText(error: unknown, causeLabel: string): string {
  const lines: string[] = [];
  for (let current = error; current !== undefined && current !== null; ) {
    const text = current instanceof Error ? current.message || current.name : String(current);
    lines.push(lines.length === 0 ? text : `${causeLabel} ${text}`);
    if (typeof current === 'object' && 'digest' in current && current.digest)
      lines.push(`Digest: ${current.digest}`);
    current = current instanceof Error && lines.length < 20 ? current.cause : undefined;
  }
  return lines.join('\n');
}
