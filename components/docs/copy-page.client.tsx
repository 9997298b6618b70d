'use client';

import { useState } from 'react';
import { withBasePath } from '@/lib/base-path';

interface CopyPageProps {
  address: string;
  messages: { copyAsMarkdown: string; copied: string; copyFailed: string };
}

/** Copies the page's Markdown twin, and says how that went. */
export function CopyPage({ address, messages }: CopyPageProps) {
  const [label, setLabel] = useState(messages.copyAsMarkdown);

  async function copy() {
    try {
      const answer = await fetch(withBasePath(address));
      if (!answer.ok) throw new Error(`${answer.status}`);
      await navigator.clipboard.writeText(await answer.text());
      setLabel(messages.copied);
    } catch {
      setLabel(messages.copyFailed);
    }
    setTimeout(() => setLabel(messages.copyAsMarkdown), 2000);
  }

  return (
    <button type="button" onClick={copy}>
      <span aria-live="polite">{label}</span>
    </button>
  );
}
