'use client';

import {
  balanceChangeOf,
  type DeliveryAttempt,
  type Effects,
  type FiredEvent,
  isNotSent,
} from '@/lib/browser/console/effects';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { fill } from '@/lib/site/messages/fill';
import styles from './console.module.css';
import { JsonView } from './json-view.client';

/** Effects of a request: the change of the balance with its activity, the events and their deliveries. */
export function EffectsView({ effects, isOver }: { effects: Effects; isOver: boolean }) {
  const { events, deliveries } = effects;
  return (
    <section className={styles.effects}>
      <p className={styles.heading}>{messages.effects}</p>
      {events.length === 0 ? (
        <p className={styles.quiet}>{isOver ? messages.noEffects : messages.waiting}</p>
      ) : (
        <ul>
          {events.map((event) => (
            <li key={event.id}>
              <EventEntry
                event={event}
                deliveries={deliveries.filter(({ eventId }) => eventId === event.id)}
                isOver={isOver}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface EventEntryProps {
  event: FiredEvent;
  deliveries: readonly DeliveryAttempt[];
  isOver: boolean;
}

function EventEntry({ event, deliveries, isOver }: EventEntryProps) {
  const change = balanceChangeOf(event);
  return (
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
        <summary>{fill(messages.event, { topic: event.topic })}</summary>
        <JsonView value={event.payload} />
      </details>
      {deliveries.map((delivery) => (
        <p key={delivery.id} className={styles.quiet}>
          {deliveryText(delivery)}
        </p>
      ))}
      {deliveries.length === 0 && isOver && (
        <p className={styles.quiet}>{messages.noSubscription}</p>
      )}
    </>
  );
}

function deliveryText(delivery: DeliveryAttempt): string {
  const { address, state, attempt } = delivery;
  const { number, status, ms, error } = attempt;
  if (isNotSent(delivery)) return fill(messages.notSent, { address: address ?? '–' });
  const isDelivered = state === 'delivered';
  return fill(isDelivered ? messages.delivered : messages.notDelivered, {
    address: address ?? '–',
    number: String(number),
    status: String(status),
    ms: String(ms),
    error: error ?? String(status),
  });
}
