import type { StreamRecord } from '../contract/records.schema';

/**
 * Reads the records of a stream, which are server-sent events (HTML standard, section 9.2).
 *
 * @param onId called with each id, also of events without data
 */
export async function* readStream(
  body: AsyncIterable<Uint8Array>,
  onId: (id: string) => void,
): AsyncGenerator<StreamRecord> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) break;
      const fields = fieldsOf(text.slice(0, end));
      text = text.slice(end + 2);
      const { id, event, data } = fields;
      if (data !== undefined) {
        yield { kind: event, data: JSON.parse(data) } as StreamRecord;
      }
      // After the record was handled, so that it comes again if that fails.
      if (id !== undefined) onId(id);
    }
  }
}

function fieldsOf(block: string): Record<string, string | undefined> {
  const fields: Record<string, string | undefined> = {};
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]*): ?(.*)$/.exec(line) ?? [];
    if (name !== '')
      fields[name] = fields[name] === undefined ? value : `${fields[name]}\n${value}`;
  }
  return fields;
}
