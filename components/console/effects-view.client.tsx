'use client';

import {
  balanceChangeOf,
  type DeliveryAttempt,
  type Effects,
  type FiredEvent,
  isNotSent,
} from '@/lib/browser/console/effects';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { enPanel } from '@/lib/site/messages/en-panel';
import { fill } from '@/lib/site/messages/fill';
import styles from './console.module.css';
import { JsonView } from './json-view.client';
import { Trace, type TraceItem } from './trace.client';

/** Effects of a request: the events, each with the change of the balance that it reports, and their deliveries. */
export function EffectsView({ effects, isOver }: { effects: Effects; isOver: boolean }) {
  const { events, deliveries } = effects;
  if (events.length === 0) {
    return <p className={styles.quiet}>{isOver ? messages.noEffects : messages.waiting}</p>;
  }
  const items = events.flatMap((event) => {
    const ofEvent = deliveries.filter(({ eventId }) => eventId === event.id);
    const isUndelivered = ofEvent.length === 0 && isOver;
    return [eventItem(event, isUndelivered), ...ofEvent.map(deliveryItem)];
  });
  return <Trace label={messages.tabs.effects} items={items} />;
}

function eventItem(event: FiredEvent, isUndelivered: boolean): TraceItem {
  const change = balanceChangeOf(event);
  return {
    key: event.id,
    kind: 'event',
    name: event.topic,
    children: (
      <>
        {change && (
          <p>
            {fill(messages.balance, {
              customer: change.customer,
              before: String(change.before),
              after: String(change.after),
            })}
            . {fill(messages.activity, { type: change.activity })}.
          </p>
        )}
        <details className={styles.fold}>
          <summary>{enPanel.payload}</summary>
          <JsonView value={event.payload} />
        </details>
        {isUndelivered && <p className={styles.quiet}>{messages.noSubscription}</p>}
      </>
    ),
  };
}

function deliveryItem(delivery: DeliveryAttempt): TraceItem {
  const { id, address, state, attempt } = delivery;
  return {
    key: String(id),
    kind: 'delivery',
    name: address ?? '–',
    result: resultOf(delivery),
    isGood: state === 'delivered' && attempt.error === null,
  };
}

function resultOf(delivery: DeliveryAttempt): string {
  const { number, status, ms, error } = delivery.attempt;
  if (isNotSent(delivery)) return messages.notSent;
  return fill(delivery.state === 'delivered' ? enPanel.delivered : messages.notDelivered, {
    number: String(number),
    status: String(status),
    ms: String(ms),
    error: error ?? String(status),
  });
}
