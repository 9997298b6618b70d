import type { ComponentPropsWithoutRef } from 'react';
import { textOfNode } from './text-of-node';
import styles from './heading.module.css';
import { fill } from '@/lib/messages/fill';
import { getMessages } from '@/lib/messages';
import { site } from '@/lib/site';

type HeadingProps = ComponentPropsWithoutRef<'h2'>;

/** A heading with a link to itself beside it: outside the heading, so that its text stays what it says. */
function heading(Level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') {
  function Heading({ id, children }: HeadingProps) {
    const label = fill(getMessages(site.defaultLocale).directLink, { heading: textOfNode(children) });
    return (
      <div className={styles.root}>
        <Level id={id}>{children}</Level>
        <a href={`#${id}`} aria-label={label} />
      </div>
    );
  }
  Heading.displayName = `Heading(${Level})`;
  return Heading;
}

export const headings = {
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
};
