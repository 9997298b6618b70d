import type { SentRequest } from '../../api/openapi/example-requests/example-request';
import type { TopicName } from '../../api/webhooks/topic-names';

/** A change in the shop that no request makes, such as a paid order. */
export interface ScenarioAction {
  action: string;
  input: Readonly<Record<string, unknown>>;
}

/** A step of a scenario. */
export type ScenarioStep = SentRequest | ScenarioAction;

/** Something that fires several events. It runs on a new demo shop. */
export interface Scenario {
  title: string;
  /** In a sentence or two. */
  summary: string;
  steps: readonly ScenarioStep[];
  /** The topics of its events, in their order. */
  topics: readonly TopicName[];
}
