import { CODE_BUTTON, hook } from '@/lib/site/config/hooks';
import { en } from '@/lib/site/messages/en';
import { InlineCode } from '../inline-code';
import { MethodBadge } from '../method-badge';
import styles from './endpoint-line.module.css';

/** Method and path of an operation, with a button that copies them. */
export function EndpointLine({ method, path }: { method: string; path: string }) {
  return (
    <p className={styles.root}>
      <MethodBadge method={method} /> <InlineCode>{path}</InlineCode>
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
