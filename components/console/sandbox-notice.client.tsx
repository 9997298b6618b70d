'use client';

import { useState } from 'react';
import type { OpenSandbox } from '@/lib/browser/console/sandbox';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { Notice } from './notice.client';

/** Notice about the sandbox: that it is new, or that the browser doesn't keep it. */
export function SandboxNotice({ sandbox }: { sandbox: OpenSandbox | null }) {
  const [isCopied, setCopied] = useState(false);
  if (!sandbox?.isNew) return null;
  if (sandbox.isStored) return <Notice kind="info">{messages.sandboxCreated}</Notice>;
  const copy = () =>
    navigator.clipboard.writeText(sandbox.sandbox.key).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Notice
      kind="info"
      action={{ label: isCopied ? messages.copied : messages.copyKey, run: () => void copy() }}
    >
      {messages.sandboxLost}
    </Notice>
  );
}
