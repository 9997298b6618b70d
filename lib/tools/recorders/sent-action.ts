import type { WorldActionName } from '../../sandbox/world/actions';

/** Something that happens in the demo shop other than by a request. */
export interface SentAction {
  action: WorldActionName;
  input: Readonly<Record<string, unknown>>;
}
