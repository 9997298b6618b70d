'use client';

import { useState } from 'react';
import type { SampleSubject } from '@/lib/browser/live-sdk/subjects';
import { enRunSdk as messages } from '@/lib/site/messages/en-run-sdk';
import { enTrySdk } from '@/lib/site/messages/en-try-sdk';
import { fill } from '@/lib/site/messages/fill';
import consoleStyles from '../console/console.module.css';
import { ConsoleTabs } from '../console/console-tabs.client';
import { JsonView } from '../console/json-view.client';
import { Panel, PanelActions } from '../console/panel.client';
import { SdkLog } from './sdk-log.client';
import styles from './try-sdk.module.css';
import { useSampleRun } from './use-sample-run.client';
import { ViewerField } from './viewer-field.client';

interface RunSampleProps {
  subject: SampleSubject;
  isAwaited: () => boolean;
  onClose: () => void;
}

/** A sample of the page in a frame, over the demo shop of the reader, with what it did. */
export function RunSample({ subject, isAwaited, onClose }: RunSampleProps) {
  const [tab, setTab] = useState<'result' | 'log'>('log');
  const live = useSampleRun(subject, isAwaited);
  const { viewer, result, end, entries, sandbox, problem, isBusy, solve } = live;
  const title = fill(messages.sample.title, { file: subject.file });
  return (
    <Panel
      title={title}
      progress={messages.sample.starting}
      result={messages.sample[end ?? 'running']}
      {...{ sandbox, problem, isBusy, solve }}
    >
      <div className={consoleStyles.stack}>
        <div className={styles.fields}>
          <ViewerField viewer={viewer} onChange={live.run} />
        </div>
        <p className={consoleStyles.quiet}>{messages.sample.hint}</p>
        <div ref={live.stage} className={styles.frame} />
        <PanelActions
          primary={{ run: () => live.run() }}
          {...(end === null &&
            !problem && { stop: { label: messages.sample.stop, run: live.stop } })}
          reset={live.resetShop}
          {...{ isBusy, onClose }}
        />
        <ConsoleTabs
          label={title}
          chosen={tab}
          onChoose={setTab}
          tabs={[
            {
              id: 'log',
              title: `${enTrySdk.tabs.log} (${entries.length})`,
              panel: <SdkLog entries={entries} />,
            },
            {
              id: 'result',
              title: enTrySdk.tabs.result,
              panel:
                result === undefined ? (
                  <p className={consoleStyles.quiet}>{messages.sample.noResult}</p>
                ) : (
                  <JsonView value={result} />
                ),
            },
          ]}
        />
      </div>
    </Panel>
  );
}
