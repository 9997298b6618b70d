import type { RootContent } from 'mdast';
import { recordedRun } from '../../sandbox/scenarios/recorded-runs';
import { getScenario, type ScenarioId } from '../../sandbox/scenarios/scenarios.data';
import { en } from '../../site/messages/en';
import { enConsole } from '../../site/messages/en-console';
import { enPanel } from '../../site/messages/en-panel';
import type { ContentIndex } from '../pages/page';
import { defineSource } from '../tags/define-tag';
import { runButton } from '../tags/run';
import { linkApiNames } from './api-names';
import { blocks, codeSpan, table } from './nodes';

const { kinds } = enPanel;
const { columns, transactions } = enConsole.scenario;

/** A scenario: what happens, a button that runs it, and a recorded run. */
function scenarioRun(of: string, index: ContentIndex): RootContent[] {
  const { title, summary } = getScenario(of);
  const rows = recordedRun(of as ScenarioId).map(({ kind, name, transaction, status }) => [
    kinds[kind],
    String(transaction),
    status === null ? '–' : String(status),
    kind === 'transaction' ? transactions[name as keyof typeof transactions] : codeSpan(name),
  ]);
  const head = [columns.kind, columns.transaction, columns.status, columns.name];
  return [
    ...linkApiNames(blocks(summary), index, ''),
    runButton(en.run, { scenario: of }),
    ...linkApiNames([table(`${title}, recorded run`, 'steps', head, rows)], index, ''),
  ];
}

export const scenarioTags = [defineSource('ScenarioRun', scenarioRun, 'required')];
