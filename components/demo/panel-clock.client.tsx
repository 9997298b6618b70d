'use client';

import { useEffect, useState } from 'react';
import { enDemo } from '@/lib/site/messages/en-demo';
import type { LiveShop } from './live-shop.client';
import styles from './panel.module.css';
import { moveClock, readClock } from './shop-server.client';
import { readVisit } from './visit.client';

const messages = enDemo.panel;

/** The clock of the sandbox, which can go ahead, so that tiers, birthdays, and dates of expiry come. */
export function PanelClock({ bringToLife }: { bringToLife: () => Promise<LiveShop | null> }) {
  const [now, setNow] = useState('');
  const [isBusy, setBusy] = useState(false);

  const run = async (read: (shop: LiveShop) => Promise<string>) => {
    setBusy(true);
    const shop = await bringToLife();
    if (shop) setNow(await read(shop).catch(() => ''));
    setBusy(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the panel opens
  useEffect(() => {
    if (readVisit().isLive) void run(({ sandbox }) => readClock(sandbox));
  }, []);

  const move = (days: number) =>
    run(async (shop) => {
      const moved = await moveClock(shop.sandbox, days);
      const { refreshShop } = await import('./live-shop.client');
      await refreshShop(shop);
      return moved;
    });

  return (
    <fieldset className={styles.clock} aria-busy={isBusy}>
      <legend>{messages.clock}</legend>
      <p role="status">{now ? formatted(now) : messages.clockHint}</p>
      {Object.entries(messages.days).map(([days, label]) => (
        <button
          key={days}
          type="button"
          className={styles.button}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && move(Number(days))}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

function formatted(now: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(now),
  );
}
