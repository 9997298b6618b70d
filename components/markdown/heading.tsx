import type { ComponentPropsWithoutRef } from 'react';
import { getMessages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { site } from '@/lib/site';
import styles from './heading.module.css';
import { textOfNode } from './text-of-node';

type HeadingProps = ComponentPropsWithoutRef<'h2'>;

interface LinkedHeadingProps extends HeadingProps {
  level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading with a link to itself beside it: outside the heading, so that its text stays what it says. */
function LinkedHeading({ level: Level, id, children }: LinkedHeadingProps) {
  const heading = textOfNode(children);
  const label = fill(getMessages(site.defaultLocale).directLink, { heading });
  return (
    <div className={styles.root}>
      <Level id={id}>{children}</Level>
      <a href={`#${id}`} aria-label={label}>
        #
      </a>
    </div>
  );
}

/** The headings of Markdown. */
export const headings = {
  h2: (props: HeadingProps) => <LinkedHeading level="h2" {...props} />,
  h3: (props: HeadingProps) => <LinkedHeading level="h3" {...props} />,
  h4: (props: HeadingProps) => <LinkedHeading level="h4" {...props} />,
  h5: (props: HeadingProps) => <LinkedHeading level="h5" {...props} />,
  h6: (props: HeadingProps) => <LinkedHeading level="h6" {...props} />,
};
