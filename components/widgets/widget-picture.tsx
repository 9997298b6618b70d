import './shop-colors.css';
import { getWidget } from '@/lib/content/sdk/widgets';
import { widgetPictures } from './registry';
import styles from './widget-picture.module.css';
import { withoutHandlers } from './without-handlers';

/** A widget as customers see it. Assistive technology sees one image, described by `alt`. */
export function WidgetPicture({ of, alt }: { of: string; alt: string }) {
  const Picture = widgetPictures[getWidget(of).name];
  return (
    // Agents don't need the drawing: the page Markdown has the description.
    <figure role="img" aria-label={alt} className={styles.root} data-markdown-ignore="">
      {/* Widgets have buttons, which do nothing in a picture. */}
      <div inert>{withoutHandlers(<Picture />)}</div>
    </figure>
  );
}
