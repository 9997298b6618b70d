import type { RunningSdk } from '../../storefront/sdk';
import type { LiveEntry } from './live-entry';
import { SDK_EVENTS } from './sdk-events';

/**
 * An SDK that reports each call with its result.
 *
 * @param own options of `init` in place of those that a sample names: the shop of the sandbox and its API
 */
export function recordCalls(
  sdk: RunningSdk,
  own: { shop: string; apiUrl: string },
  onCall: (entry: LiveEntry) => void,
): RunningSdk {
  const members = Object.entries(sdk).map(([name, member]) => {
    if (typeof member !== 'function') return [name, member];
    const call = member as (...values: unknown[]) => unknown;
    return [
      name,
      (...values: unknown[]) => {
        const code = `Laurel.${name}(${values.map(textOf).join(', ')})`;
        const returned = call(
          ...(name === 'init' ? [{ ...(values[0] as object), ...own }] : values),
        );
        if (isInternal(name, values[0])) return returned;
        if (!(returned instanceof Promise)) onCall({ kind: 'call', code });
        else {
          void returned.then((result) => {
            const shown = JSON.parse(JSON.stringify(result, withoutSecrets) ?? 'null');
            onCall({ kind: 'call', code, result: shown });
          });
        }
        return returned;
      },
    ];
  });
  return Object.fromEntries(members);
}

/** Whether a call subscribes to an event that isn't documented, as hooks of React do. */
const isInternal = (name: string, event: unknown) =>
  (name === 'on' || name === 'off') && !SDK_EVENTS.some((known) => known === event);

/** A value as a log shows it. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  if (typeof value === 'function') return '() => {…}';
  return jsonOf(value);
}

/** JSON without secrets, or else the text of a value, such as one that contains itself. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value, withoutSecrets) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Tokens aren't shown, since readers share pictures of what they see. */
function withoutSecrets(name: string, value: unknown): unknown {
  if (/token$/i.test(name) && typeof value === 'string') return '…';
  if (typeof value === 'function') return '() => {…}';
  return value instanceof Node ? `<${value.nodeName.toLowerCase()}>` : value;
}
