'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { COLOR_BUTTON, hook } from '@/lib/site/config/hooks';
import { enDemo } from '@/lib/site/messages/en-demo';
import { enTrySdk } from '@/lib/site/messages/en-try-sdk';
import consoleStyles from '../console/console.module.css';
import { Icon } from '../icon';
import { SdkLog } from '../try-sdk/sdk-log.client';
import { SelectField } from '../try-sdk/select-field.client';
import { useEntries } from '../try-sdk/use-log.client';
import { ViewerField } from '../try-sdk/viewer-field.client';
import type { Attempt } from './live-shop.client';
import { log } from './live-shop.client';
import styles from './panel.module.css';
import { PanelClock } from './panel-clock.client';
import { changeVisit, readVisit, type Visit } from './visit.client';

const messages = enDemo.panel;

export interface PanelProps {
  attempt: Attempt;
  onClose: () => void;
}

/** Who visits the shop, how it looks, its clock, and what happens in it. */
export function Panel({ attempt, onClose }: PanelProps) {
  const [visit, setVisit] = useState(readVisit);
  const entries = useEntries(log);
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  /** Shows the choice at once, and the one before if the shop can't start with it. */
  async function enterWith(change: Partial<Visit>) {
    setVisit({ ...visit, ...change });
    await attempt((enter) => enter(change));
    setVisit(readVisit());
  }

  function changeDirection(direction: string) {
    changeVisit({ direction: direction === 'rtl' ? 'rtl' : 'ltr' });
    document.documentElement.dir = direction;
    setVisit(readVisit());
  }

  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={messages.title}
      className={`${consoleStyles.root} ${styles.panel}`}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <h2>{messages.title}</h2>
        <button type="button" aria-label={messages.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div>
        <ViewerField viewer={visit.viewer} onChange={(viewer) => enterWith({ viewer })} />
        <SelectField
          label={enTrySdk.locale}
          value={visit.locale}
          // The direction is chosen separately.
          options={Object.entries(enTrySdk.locales).filter(([locale]) => locale !== 'ar')}
          onChange={(locale) => enterWith({ locale })}
        />
        <SelectField
          label={enTrySdk.direction}
          value={visit.direction}
          options={Object.entries(enTrySdk.directions)}
          onChange={changeDirection}
        />
      </div>
      <button type="button" className={consoleStyles.button} {...hook(COLOR_BUTTON)}>
        {messages.colors}
      </button>
      <PanelClock attempt={attempt} />
      <h3>{messages.log}</h3>
      <SdkLog entries={entries} />
      <a href="#demo-widgets">{messages.widgets}</a>
    </section>
  );
}
