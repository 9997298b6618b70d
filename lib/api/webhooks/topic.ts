import type { z } from '@hono/zod-openapi';
import type { Scope } from '../contract/scopes';
import type { TopicName } from './topic-names';

/** A topic: what is sent, when, and which operations cause it. */
export interface Topic {
  name: TopicName;
  /** Name of its page in the documentation, below the folder of its group. */
  slug: string;
  summary: string;
  /** The scope that a client must be granted to receive it. */
  scope: Scope;
  payload: z.ZodType;
  /** Example bodies. */
  examples: readonly unknown[];
  /** When it is sent. */
  fires: string;
  /** When it is not sent, although one might expect it. */
  doesNotFire: string;
  /** Ids of the operations that cause it; none where only the shop owner or time does. */
  firedBy: readonly string[];
  /** Id of the operation that reads the same data. */
  relatedOperation: string;
}
