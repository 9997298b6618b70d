import type { ComponentPropsWithoutRef } from 'react';

type HeadingProps = ComponentPropsWithoutRef<'h2'>;

interface LinkedHeadingProps extends HeadingProps {
  level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading whose text is a link to itself. Unlike an anchor icon, it adds no text for screen readers. */
function LinkedHeading({ level: Level, id, children }: LinkedHeadingProps) {
  return (
    <Level id={id}>
      <a href={`#${id}`}>{children}</a>
    </Level>
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
