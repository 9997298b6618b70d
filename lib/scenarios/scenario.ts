import type { TopicName } from '../api/webhooks/topic-names';
import type { SentRequest } from '../openapi/example-requests/example-request';

/** Something that happens in the shop other than by a request. */
export interface ScenarioAction {
  action: string;
  input: Readonly<Record<string, unknown>>;
}

/** What a scenario does, one after another. */
export type ScenarioStep = SentRequest | ScenarioAction;

/** Something that fires several events. It runs on a new demo shop. */
export interface Scenario {
  title: string;
  /** What happens, in a sentence or two. */
  summary: string;
  steps: readonly ScenarioStep[];
  /** The topics of its events, in their order. */
  topics: readonly TopicName[];
}
