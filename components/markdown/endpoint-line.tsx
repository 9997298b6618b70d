import { MethodBadge } from '../method-badge';
import styles from './endpoint-line.module.css';

/** Method and path of an operation. */
export function EndpointLine({ method, path }: { method: string; path: string }) {
  return (
    <p className={styles.root}>
      <MethodBadge method={method} /> <code>{path}</code>
    </p>
  );
}
