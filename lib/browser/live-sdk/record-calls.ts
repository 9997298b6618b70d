import type { RunningSdk } from '../../storefront/sdk';
import { FRAME_LIMITS } from './frame-messages';
import type { LiveEntry } from './live-entry';

/** Room for the other fields of a message, and for characters that JSON escapes. */
const MAX_TEXT = FRAME_LIMITS.length / 4;

/**
 * An SDK that reports each call with its result.
 *
 * @param shop the shop of the sandbox, in place of the one that a sample names
 */
export function recordCalls(
  sdk: RunningSdk,
  shop: string,
  onCall: (entry: LiveEntry) => void,
): RunningSdk {
  const members = Object.entries(sdk).map(([name, member]) => {
    if (typeof member !== 'function') return [name, member];
    const call = member as (...values: unknown[]) => unknown;
    return [
      name,
      (...values: unknown[]) => {
        const code = `Laurel.${name}(${values.map(textOf).join(', ')})`;
        const returned = call(...(name === 'init' ? [{ ...(values[0] as object), shop }] : values));
        if (!(returned instanceof Promise)) onCall({ kind: 'call', code });
        else void returned.then((result) => onCall({ kind: 'call', code, result: short(result) }));
        return returned;
      },
    ];
  });
  return Object.fromEntries(members);
}

/** A value as a log shows it. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, MAX_TEXT);
  if (value instanceof Error) return String(value);
  if (typeof value === 'function') return '() => {…}';
  return (JSON.stringify(value, withoutSecrets) ?? String(value)).slice(0, MAX_TEXT);
}

/** Tokens aren't shown, since readers share pictures of what they see. */
function withoutSecrets(name: string, value: unknown): unknown {
  if (/token$/i.test(name) && typeof value === 'string') return '…';
  if (typeof value === 'function') return '() => {…}';
  return value instanceof Node ? `<${value.nodeName.toLowerCase()}>` : value;
}

/** A result, or the beginning of its text if it is too long for a message. */
function short(result: unknown): unknown {
  const text = JSON.stringify(result) ?? '';
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : result;
}
