import { getWidget } from '@/lib/sdk/widgets';
import { widgetPictures } from './registry';
import styles from './widget-picture.module.css';

/** A widget as a shopper sees it: one image to assistive technology, described by `alt`. */
export function WidgetPicture({ of, alt }: { of: string; alt: string }) {
  const Picture = widgetPictures[getWidget(of).name];
  return (
    <figure role="img" aria-label={alt} className={styles.root}>
      <Picture />
    </figure>
  );
}
