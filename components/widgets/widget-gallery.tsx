import type { ReactNode } from 'react';
import { getWidget } from '@/lib/content/sdk/widgets';
import { WIDGET_ALT_TEXTS } from '@/lib/content/sdk/widgets/alt-texts.data';
import { PLACES } from '@/lib/content/sdk/widgets/definition';
import { en } from '@/lib/site/messages/en';
import { Link } from '../link';
import { WidgetPicture } from './widget-picture';
import styles from './widgets-by-place.module.css';

/** The pictures of all widgets. The filter by place needs no scripts. */
export function WidgetGallery({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.root}>
      <fieldset className={styles.filter}>
        <legend>{en.widgetPlace}</legend>
        {Object.entries({ all: en.allWidgetPlaces, ...PLACES }).map(([place, label]) => (
          <label key={place}>
            <input type="radio" name="place" value={place} defaultChecked={place === 'all'} />
            {label}
          </label>
        ))}
      </fieldset>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

interface WidgetCardProps {
  of: string;
  title: string;
  href: string;
  place: keyof typeof PLACES;
  children?: ReactNode;
}

/** A widget in the gallery. The title is the link, and its clickable area covers the card. */
export function WidgetCard({ of, title, href, place, children }: WidgetCardProps) {
  return (
    <li className={styles.card} data-place={place}>
      <div className={styles.picture}>
        <WidgetPicture of={of} alt={WIDGET_ALT_TEXTS[getWidget(of).name]} />
      </div>
      <Link href={href}>{title}</Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
