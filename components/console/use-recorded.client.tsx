'use client';

import { useLayoutEffect, useState } from 'react';
import { enPanel as messages } from '@/lib/site/messages/en-panel';
import { Choice } from './choice.client';

/** Heights of the recorded parts of pages before they were hidden. */
const heights = new WeakMap<Element, number>();

/**
 * Shows the result of a panel in place of the recorded response or delivery of the page.
 *
 * @returns whether the recorded part is shown instead; the choice between the two, if there is one; and the minimum height
 *   of the panel: that of the recorded part, so that what follows keeps its place
 */
export function useRecorded(recorded: HTMLElement | null) {
  const [isRecorded, setRecorded] = useState(false);
  const [height] = useState(() => heightOf(recorded));

  useLayoutEffect(() => {
    if (!recorded) return undefined;
    recorded.hidden = !isRecorded;
    return () => {
      recorded.hidden = false;
    };
  }, [recorded, isRecorded]);

  const choice = recorded && (
    <Choice
      label={messages.shown}
      options={{ recorded: messages.recorded, yours: messages.yours }}
      chosen={isRecorded ? 'recorded' : 'yours'}
      onChoose={(value) => setRecorded(value === 'recorded')}
    />
  );
  return { isRecorded, choice, minHeight: isRecorded ? 0 : height };
}

function heightOf(recorded: HTMLElement | null): number {
  if (!recorded) return 0;
  if (recorded.offsetHeight > 0) heights.set(recorded, recorded.offsetHeight);
  return heights.get(recorded) ?? 0;
}
