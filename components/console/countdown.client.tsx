'use client';

import { useEffect, useState } from 'react';
import { enPanel as messages } from '@/lib/site/messages/en-panel';
import { fill } from '@/lib/site/messages/fill';

/** Time until the next request is accepted. Screen readers don't read each second of a timer. */
export function Countdown({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const end = Date.now() + seconds * 1_000;
    const interval = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((end - Date.now()) / 1_000));
      setLeft(remaining);
      if (remaining === 0) clearInterval(interval);
    }, 250);
    return () => clearInterval(interval);
  }, [seconds]);

  return <span role="timer">{textOf(left)}</span>;
}

function textOf(seconds: number): string {
  const { now, one, other } = messages.acceptedIn;
  if (seconds === 0) return now;
  return seconds === 1 ? one : fill(other, { seconds: String(seconds) });
}
