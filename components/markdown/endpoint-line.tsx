import { Fragment } from 'react';
import { CODE_BUTTON, hook } from '@/lib/site/config/hooks';
import { en } from '@/lib/site/messages/en';
import { MethodBadge } from '../method-badge';
import styles from './endpoint-line.module.css';

/** Method and path of an operation, with a button that copies them. Lines break after a slash only. */
export function EndpointLine({ method, path }: { method: string; path: string }) {
  const [first = '', ...parts] = path.split(/(?<=\/)/);
  return (
    <p className={styles.root}>
      <MethodBadge method={method} />{' '}
      <code>
        {first}
        {parts.map((part) => (
          <Fragment key={part}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </code>
      <button
        type="button"
        className="icon-copy"
        {...hook(CODE_BUTTON, 'copy')}
        data-copy={`${method} ${path}`}
        aria-label={en.copyPath}
      />
    </p>
  );
}
