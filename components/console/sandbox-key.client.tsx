'use client';

import { useState } from 'react';
import type { Sandbox } from '@/lib/browser/console/sandbox';
import { enPanel as messages } from '@/lib/site/messages/en-panel';
import { Notice } from './notice.client';

/** Notice about a sandbox that the browser doesn't keep, with its key to copy. */
export function SandboxKey({ sandbox }: { sandbox: Sandbox }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(sandbox.key).then(
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
