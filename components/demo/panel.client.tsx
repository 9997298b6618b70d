'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { COLOR_BUTTON, hook } from '@/lib/site/config/hooks';
import { enDemo } from '@/lib/site/messages/en-demo';
import { Icon } from '../icon';
import { CUSTOMERS } from './customers.data';
import type { LiveShop } from './live-shop.client';
import styles from './panel.module.css';
import { PanelClock } from './panel-clock.client';
import { PanelLog } from './panel-log.client';
import { changeVisit, readVisit } from './visit.client';
import { widgetPages } from './widget-pages.client';

const messages = enDemo.panel;

/** The languages that widgets have texts in, in their own words. */
const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' };

export interface PanelProps {
  bringToLife: () => Promise<LiveShop | null>;
  signIn: (customer: string | null) => Promise<void>;
  onClose: () => void;
}

/** Who visits the shop, how it looks, its clock, and what happens in it. */
export function Panel({ bringToLife, signIn, onClose }: PanelProps) {
  const [visit, setVisit] = useState(readVisit);
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  async function change(run: () => unknown) {
    await run();
    setVisit(readVisit());
  }

  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={messages.title}
      className={styles.panel}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <h2>{messages.title}</h2>
        <button type="button" aria-label={messages.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <Choice
        label={messages.customer}
        value={visit.customer ?? ''}
        options={[['', messages.guest], ...CUSTOMERS.map(({ id, name }) => [id, name] as const)]}
        onChange={(id) => change(() => signIn(id || null))}
      />
      <Choice
        label={messages.language}
        value={visit.locale}
        options={Object.entries(LANGUAGES)}
        onChange={(locale) => change(() => changeLanguage(locale, bringToLife))}
      />
      <Choice
        label={messages.direction}
        value={visit.direction}
        options={[
          ['ltr', messages.leftToRight],
          ['rtl', messages.rightToLeft],
        ]}
        onChange={(value) => change(() => changeDirection(value === 'rtl' ? 'rtl' : 'ltr'))}
      />
      <button type="button" className={styles.button} {...hook(COLOR_BUTTON)}>
        {messages.colors}
      </button>
      <PanelClock bringToLife={bringToLife} />
      <PanelLog />
      <h3>{messages.widgets}</h3>
      <ul className={styles.links}>
        {widgetPages().map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An SDK that runs keeps its language, so the page loads again. */
async function changeLanguage(locale: string, bringToLife: PanelProps['bringToLife']) {
  const { isLive } = readVisit();
  changeVisit({ locale });
  if (isLive) location.reload();
  else await bringToLife();
}

function changeDirection(direction: 'ltr' | 'rtl') {
  changeVisit({ direction });
  document.documentElement.dir = direction;
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
