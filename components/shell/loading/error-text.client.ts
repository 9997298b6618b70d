/**
 * The message of an error, followed by the messages of its causes. Errors from the server have no message in
 * production, only a digest that identifies them in the server's log.
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
