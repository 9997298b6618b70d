import type { Stage } from './run-stages';
import { isTestAll } from './test-all';

/**
 * The stages with these names and those that they wait for. Without names, all of `npm test` or `npm run test:all`.
 *
 * @throws Error that lists the stages if a name is unknown
 */
export function selectStages(stages: readonly Stage[], names: readonly string[]): Stage[] {
  const selected = new Set<Stage>();
  const select = (name: string) => {
    const stage = stages.find((candidate) => candidate.name === name);
    if (!stage) {
      const known = stages.map((candidate) => `"${candidate.name}"`).join(', ');
      throw new Error(`"${name}" is not a stage. The stages are ${known}.`);
    }
    if (selected.has(stage)) return;
    selected.add(stage);
    stage.after?.forEach(select);
  };
  names.forEach(select);
  return stages.filter((stage) =>
    names.length === 0 ? isTestAll || !stage.isForTestAll : selected.has(stage),
  );
}
