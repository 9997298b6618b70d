import type { ReactNode } from 'react';
import { getWidget, type WidgetName } from '@/lib/content/sdk/widgets';
import { WIDGET_ALT_TEXTS } from '@/lib/content/sdk/widgets/alt-texts.data';
import { Link } from '../link';
import { WidgetPlace } from './widget-place';
import styles from './widget-section.module.css';

interface WidgetSectionProps {
  of: WidgetName;
  title: string;
  attributes?: Readonly<Record<string, string | number>>;
  /** The widget with recorded data, which has its place until the shop lives. */
  children: ReactNode;
  /** What it shows; by default that of the picture on the page of the widget. */
  alt?: string;
}

/** A part of a page that is one large widget, with a link to its documentation. */
export function WidgetSection(props: WidgetSectionProps) {
  const { of, title, attributes = {}, children, alt = WIDGET_ALT_TEXTS[of] } = props;
  return (
    <section aria-labelledby={of} className={styles.root}>
      <div className={styles.head}>
        <h2 id={of}>{title}</h2>
        <Link href={`/docs/${getWidget(of).slug}`}>
          About this widget<span className="visually-hidden">: {title}</span>
        </Link>
      </div>
      <WidgetPlace of={of} attributes={attributes}>
        <div role="img" aria-label={alt}>
          <div inert>{children}</div>
        </div>
      </WidgetPlace>
    </section>
  );
}

/** Parts of a page side by side if there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
