import { useState } from 'react';

/** What copies a text and returns whether it has worked, and the latest outcome; `null` before. */
export function useCopy(text: string): { hasCopied: boolean | null; copy: () => Promise<boolean> } {
  const [copied, setCopied] = useState<{ text: string; isDone: boolean } | null>(null);
  return {
    hasCopied: copied?.text === text ? copied.isDone : null,
    async copy() {
      // Browsers have no clipboard on pages without HTTPS, and can forbid it.
      const isDone = await Promise.resolve()
        .then(() => navigator.clipboard.writeText(text))
        .then(
          () => true,
          () => false,
        );
      setCopied({ text, isDone });
      return isDone;
    },
  };
}
