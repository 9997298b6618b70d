'use client';

import { useEffect, useState } from 'react';
import { enDemo } from '@/lib/site/messages/en-demo';
import consoleStyles from '../console/console.module.css';
import { WorkButton } from '../console/work-button.client';
import type { Attempt } from './live-shop.client';
import styles from './panel.module.css';
import { moveClock, readClock } from './shop-server.client';
import { readVisit } from './visit.client';

const messages = enDemo.panel;

/** The clock of the sandbox, which can go ahead, so that tiers, birthdays, and dates of expiry come. */
export function PanelClock({ attempt }: { attempt: Attempt }) {
  const [now, setNow] = useState('');
  const [isBusy, setBusy] = useState(false);

  const show = async (read: Parameters<typeof attempt<string>>[0]) => {
    setBusy(true);
    setNow((await attempt(read)) ?? '');
    setBusy(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the panel opens
  useEffect(() => {
    if (readVisit().isLive) void show(async (enter) => readClock((await enter()).sandbox));
  }, []);

  const move = (days: number) =>
    show(async (enter) => {
      const { sandbox } = await enter();
      const moved = await moveClock(sandbox, days);
      await enter({});
      return moved;
    });

  return (
    <fieldset className={styles.clock} aria-busy={isBusy}>
      <legend>{messages.clock}</legend>
      <p role="status" className={consoleStyles.quiet}>
        {now ? formatted(now) : messages.clockHint}
      </p>
      {Object.entries(messages.days).map(([days, label]) => (
        <WorkButton key={days} isBusy={isBusy} run={() => move(Number(days))}>
          {label}
        </WorkButton>
      ))}
    </fieldset>
  );
}

function formatted(now: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(now),
  );
}
