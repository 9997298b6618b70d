import type { ReactNode } from 'react';
import { env } from '@/lib/site/config/env';
import { hook, RECORDED, RUN_BUTTON } from '@/lib/site/config/hooks';
import './run.css';

interface RunProps {
  label: string;
  /** What `run-buttons.client.ts` runs, as JSON. */
  subject: string;
  /** The recorded response or deliveries. */
  children?: ReactNode;
}

/** A button that runs something in the reader's sandbox. Without scripts, there is none. */
export function Run({ label, subject, children }: RunProps) {
  if (!env.SANDBOX) return children;
  const button = (
    <div className="script-only">
      <button
        type="button"
        className="run-button"
        aria-expanded="false"
        {...hook(RUN_BUTTON, subject)}
      >
        {label}
      </button>
    </div>
  );
  if (!children) return button;
  return (
    <div>
      {button}
      <div {...hook(RECORDED)}>{children}</div>
    </div>
  );
}

/** Several buttons in a line. */
export function RunList({ children }: { children?: ReactNode }) {
  return env.SANDBOX && <div className="run-list">{children}</div>;
}
