import type { SdkEventMap } from '../../storefront/declared';
import type { SdkRequest } from './logging-fetch';

/** Something that an SDK in a page did. */
export type LiveEntry =
  | { kind: 'request'; request: SdkRequest }
  | { kind: 'event'; name: keyof SdkEventMap; payload: unknown }
  | { kind: 'link'; href: string }
  | { kind: 'call'; code: string; result?: unknown }
  | { kind: 'output'; isError: boolean; text: string };

/** A payload as JSON can show it. */
export function withoutElement(payload: object): object {
  return { ...payload, ...('element' in payload && { element: '<div>' }) };
}
