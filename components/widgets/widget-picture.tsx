import { getWidget } from '@/lib/sdk/widgets';
import { widgetPictures } from './registry';
import styles from './widget-picture.module.css';

/** A widget as a shopper sees it: one image to assistive technology, described by `alt`. */
export function WidgetPicture({ of, alt }: { of: string; alt: string }) {
  const Picture = widgetPictures[getWidget(of).name];
  return (
    // What is drawn is decoration to agents too: the Markdown has the description.
    <figure role="img" aria-label={alt} className={styles.root} data-markdown-ignore="">
      <Picture />
    </figure>
  );
}
