'use client';

import { useState } from 'react';
import type { WidgetSubject } from '@/lib/browser/live-sdk/subjects';
import { enTrySdk as messages } from '@/lib/site/messages/en-try-sdk';
import consoleStyles from '../console/console.module.css';
import { ConsoleTabs } from '../console/console-tabs.client';
import { Panel, PanelActions } from '../console/panel.client';
import { useRecorded } from '../console/use-recorded.client';
import { AttributeFields } from './attribute-fields.client';
import { Later } from './later.client';
import styles from './try-sdk.module.css';
import { useLiveWidget } from './use-live-widget.client';
import { WidthSlider } from './width-slider.client';

interface TryWidgetProps {
  subject: WidgetSubject;
  /** The picture of the page. */
  recorded: HTMLElement | null;
  isAwaited: () => boolean;
  onClose: () => void;
}

type TabName = 'attributes' | 'look' | 'code' | 'log';

const loadLook = () => import('./look-fields.client').then((module) => module.LookFields);
const loadCode = () => import('./code-view.client').then((module) => module.CodeView);
const loadLog = () => import('./sdk-log.client').then((module) => module.SdkLog);

/** The widget of a page with the demo shop of the reader, controls for all that it can be, its code, and its log. */
export function TryWidget({ subject, recorded, isAwaited, onClose }: TryWidgetProps) {
  const { isRecorded, choice, minHeight } = useRecorded(recorded);
  const [tab, setTab] = useState<TabName>('attributes');
  const { widget: rule, html } = subject;
  const live = useLiveWidget(rule, html, isAwaited);
  const { state, change, log, stage, sandbox, problem, isBusy, solve } = live;
  const tabs = [
    {
      id: 'attributes' as const,
      title: messages.tabs.attributes,
      panel: <AttributeFields {...{ rule, state, change }} />,
    },
    {
      id: 'look' as const,
      title: messages.tabs.look,
      panel: <Later isShown={tab === 'look'} load={loadLook} props={{ state, change }} />,
    },
    {
      id: 'code' as const,
      title: messages.tabs.code,
      panel: (
        <Later
          isShown={tab === 'code'}
          load={loadCode}
          props={{ rule, state, display: live.printed.display }}
        />
      ),
    },
    {
      id: 'log' as const,
      title: `${messages.tabs.log} (${log.length})`,
      panel: <Later isShown={tab === 'log'} load={loadLog} props={{ entries: log }} />,
    },
  ];
  return (
    <Panel
      title={messages.title}
      progress={messages.starting}
      result={live.isReady && !isRecorded && messages.running}
      {...{ choice, sandbox, problem, isBusy, solve }}
    >
      <div className={consoleStyles.stack} hidden={isRecorded}>
        {/* biome-ignore lint/a11y/useSemanticElements: it isn't a group of fields */}
        <div
          role="group"
          aria-label={messages.preview}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it
          tabIndex={0}
          className={styles.stage}
          style={{ minBlockSize: `min(${minHeight}px, 60vh, 30rem)` }}
          ref={stage}
        />
        <WidthSlider width={state.width} onChange={(width) => change({ width })} />
        {rule.isOverlay && (
          <p>
            <button type="button" className={consoleStyles.button} onClick={live.open}>
              {messages.open}
            </button>
          </p>
        )}
        <ConsoleTabs label={messages.title} tabs={tabs} chosen={tab} onChoose={setTab} />
        <PanelActions
          primary={{ label: messages.startAgain, run: live.startAgain }}
          reset={live.resetShop}
          {...{ isBusy, onClose }}
        />
      </div>
    </Panel>
  );
}
