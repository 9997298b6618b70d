import { parseJson } from '../parse-json';
import type { LiveEntry } from './live-entry';
import { SDK_EVENTS } from './sdk-events';

/** What the page sends into a frame with the port, which any window could read. */
export const PORT_MESSAGE = 'laurel-sample-port';

/** Limits of the messages of one run, in characters and in messages. */
export const FRAME_LIMITS = { length: 64 * 1024, messages: 1_000 } as const;

/** What a page sends to the frame of a sample. The token is the only secret that enters it. */
export type FrameOrder =
  | { kind: 'start'; shop: string; colorScheme: string }
  | { kind: 'token'; number: number; token: string };

/** What the frame of a sample sends to its page. */
export type FrameMessage =
  | LiveEntry
  | { kind: 'ready' }
  | { kind: 'needsToken'; number: number; isGuest: boolean };

/** What a shortened text ends with. */
const SHORTENED = '… (shortened, because it is longer than 64 kB)';

/**
 * A message of a frame as text. If it is longer than a page accepts, its long fields are shortened, and say so.
 *
 * @param room characters that are left of each long field
 */
export function writeFrameMessage(
  message: FrameMessage,
  room: number = FRAME_LIMITS.length / 4,
): string {
  const text = JSON.stringify(message);
  if (text.length <= FRAME_LIMITS.length) return text;
  const fields = Object.entries(message).map(([name, value]) => {
    const whole = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return [name, whole.length > room ? whole.slice(0, room) + SHORTENED : value];
  });
  return writeFrameMessage(Object.fromEntries(fields), room / 2);
}

/** Reads a message of a frame. A sample could send anything, so what isn't known is left out; `null` if it isn't valid. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'string' || data.length > FRAME_LIMITS.length) return null;
  return messageOf(parseJson(data));
}

function messageOf(value: unknown): FrameMessage | null {
  if (!isRecord(value)) return null;
  const { kind, text, isError, code, href, name, payload, number, isGuest } = value;
  if (kind === 'ready') return { kind };
  if (kind === 'needsToken' && isNumber(number) && typeof isGuest === 'boolean')
    return { kind, number, isGuest };
  if (kind === 'output' && isText(text) && typeof isError === 'boolean')
    return { kind, text, isError };
  if (kind === 'call' && isText(code))
    return { kind, code, ...('result' in value && { result: value.result }) };
  if (kind === 'link' && isText(href)) return { kind, href };
  if (kind === 'event') {
    const known = SDK_EVENTS.find((event) => event === name);
    return known ? { kind, name: known, payload } : null;
  }
  if (kind !== 'request' || !isRecord(value.request)) return null;
  const { method, path, status, ms } = value.request;
  const isComplete = isText(method) && isText(path) && isNumber(status) && isNumber(ms);
  return isComplete ? { kind, request: { method, path, status, ms } } : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
