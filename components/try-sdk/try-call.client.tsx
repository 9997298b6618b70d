'use client';

import { useId, useState } from 'react';
import { codeOf, type SimulatedProblem } from '@/lib/browser/live-sdk/live-calls';
import { type CallSubject, isEvent } from '@/lib/browser/live-sdk/subjects';
import { parseJson } from '@/lib/browser/parse-json';
import { enRunSdk as messages } from '@/lib/site/messages/en-run-sdk';
import { enTrySdk } from '@/lib/site/messages/en-try-sdk';
import { fill } from '@/lib/site/messages/fill';
import consoleStyles from '../console/console.module.css';
import parts from '../console/console-parts.module.css';
import { ConsoleTabs } from '../console/console-tabs.client';
import { JsonView } from '../console/json-view.client';
import { Panel, PanelActions } from '../console/panel.client';
import { SdkLog } from './sdk-log.client';
import { SelectField } from './select-field.client';
import styles from './try-sdk.module.css';
import { useLiveCalls } from './use-live-calls.client';
import { ViewerField } from './viewer-field.client';

interface CallResult {
  status: string;
  error?: { code: string };
}

interface TryCallProps {
  subject: CallSubject;
  isAwaited: () => boolean;
  onClose: () => void;
}

/** Calls of a method of the SDK, or those that fire an event, in the demo shop of the reader. */
export function TryCall({ subject, isAwaited, onClose }: TryCallProps) {
  const { examples, sdk } = subject;
  const id = useId();
  const [first] = examples;
  // On the page of an event, the order is what readers look for.
  const [tab, setTab] = useState<'result' | 'log'>(isEvent(subject) ? 'log' : 'result');
  if (!first) throw new Error(`${sdk} has no example.`);
  const live = useLiveCalls(first, isAwaited);
  const { draft, change, result, entries, sandbox, problem, isBusy, solve } = live;
  const last = draft.example.calls.at(-1);
  const isInvalid = draft.args !== '' && parseJson(draft.args) === undefined;
  const rerun = isInvalid ? change : live.run;
  const outcome =
    result === undefined
      ? draft.example.outcome
      : ((result as CallResult).error?.code ?? 'SUCCESS');
  const isListed = examples.some((example) => example.outcome === outcome);
  return (
    <Panel
      title={fill(messages.callTitle, { name: sdk })}
      progress={messages.calling}
      result={result !== undefined && <Outcome result={result} />}
      {...{ sandbox, problem, isBusy, solve }}
    >
      <div className={consoleStyles.stack}>
        <div className={styles.fields}>
          {examples.length > 1 && (
            <SelectField
              label={messages.outcome}
              options={examples.map(({ outcome }) => [outcome, outcome])}
              value={isListed ? outcome : ''}
              {...(!isListed && { unset: messages.otherOutcome })}
              onChange={(value) => {
                const chosen = examples.find((example) => example.outcome === value);
                if (chosen) live.choose(chosen);
              }}
            />
          )}
          <ViewerField viewer={draft.viewer} onChange={(viewer) => rerun({ viewer })} />
          <SelectField
            label={messages.simulate}
            options={Object.entries(messages.simulated)}
            value={draft.problem}
            onChange={(value) => rerun({ problem: value as SimulatedProblem })}
          />
        </div>
        {draft.example.calls.slice(0, -1).map((call) => (
          <code key={codeOf(call)}>{codeOf(call)}</code>
        ))}
        {last && (
          <div className={consoleStyles.stack}>
            <label htmlFor={id}>{fill(messages.argumentsOf, { name: last.method })}</label>
            <textarea
              id={id}
              rows={draft.args.split('\n').length}
              spellCheck={false}
              value={draft.args}
              aria-invalid={isInvalid}
              placeholder={messages.noArguments}
              onChange={({ target }) => change({ args: target.value })}
            />
            {isInvalid && <small role="status">{messages.notJson}</small>}
          </div>
        )}
        <PanelActions
          primary={{ run: () => !isInvalid && live.run() }}
          reset={live.resetShop}
          {...{ isBusy, onClose }}
        />
        <ConsoleTabs
          label={fill(messages.callTitle, { name: sdk })}
          chosen={tab}
          onChoose={setTab}
          tabs={[
            {
              id: 'result',
              title: enTrySdk.tabs.result,
              panel: result !== undefined && <JsonView value={result} />,
            },
            {
              id: 'log',
              title: `${messages.timeline} (${entries.length})`,
              panel: <SdkLog entries={entries} isToScale />,
            },
          ]}
        />
        <div ref={live.stage} />
      </div>
    </Panel>
  );
}

/** The status of a result, and the code of its error. */
function Outcome({ result }: { result: unknown }) {
  const { status, error } = result as CallResult;
  return (
    <span className={parts.status} data-kind={error ? 'problem' : 'good'}>
      <strong>{error?.code ?? status}</strong>
    </span>
  );
}
