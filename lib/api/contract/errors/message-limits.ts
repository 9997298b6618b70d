/** The messages of a validation error, of which a response contains only the first. */
export const MAX_MESSAGES = 20;
const MAX_MESSAGE_LENGTH = 200;
const MAX_NAME_LENGTH = 100;

/** A name that the client chose, such as that of a field or a path, as messages contain it. */
export function shortName(name: string): string {
  return shortened(name, MAX_NAME_LENGTH);
}

/**
 * The first messages that differ, as many as a response contains, each with its maximum length. The others are never
 * made, since the client decides how many there are.
 */
export function firstMessages(messages: Iterable<string>): string[] {
  const first = new Set<string>();
  for (const message of messages) {
    first.add(shortened(message, MAX_MESSAGE_LENGTH));
    if (first.size === MAX_MESSAGES) break;
  }
  return [...first];
}

/** A list of values, as many as fit into a message that begins with another text. */
export function listThatFits(values: readonly unknown[], start: string): string {
  const all = values.map(String);
  if (`${start}${all.join(', ')}`.length <= MAX_MESSAGE_LENGTH) return all.join(', ');
  const shown: string[] = [];
  const list = () => [...shown, `and ${all.length - shown.length} more`].join(', ');
  for (const value of all) {
    shown.push(value);
    if (`${start}${list()}`.length <= MAX_MESSAGE_LENGTH) continue;
    shown.pop();
    break;
  }
  return list();
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
