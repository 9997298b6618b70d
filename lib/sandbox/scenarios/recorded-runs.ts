import recorded from './generated/runs.json' with { type: 'json' };
import type { ScenarioId } from './scenarios.data';
import type { TraceEntry } from './trace';

/** An entry of a recorded run, without what is measured. */
export type RecordedEntry = Omit<TraceEntry, 'at' | 'ms'>;

/** Returns the recorded run of a scenario. */
export function recordedRun(id: ScenarioId): readonly RecordedEntry[] {
  return (recorded as Record<ScenarioId, RecordedEntry[]>)[id];
}
