'use client';

import { useEffect } from 'react';
import { ANNOUNCEMENT_DISMISSED, ANNOUNCEMENT_ID } from '@/lib/announcement-keys';
import { readStored, writeStored } from '@/lib/storage';
import { Icon } from '../icon';

/** Puts the notice away until its id changes. */
export function DismissAnnouncement({ id, label }: { id: string; label: string }) {
  useEffect(() => {
    if (readStored(ANNOUNCEMENT_ID) === id) return;
    writeStored(ANNOUNCEMENT_ID, id);
    writeStored(ANNOUNCEMENT_DISMISSED, 'false');
  }, [id]);

  function dismiss() {
    writeStored(ANNOUNCEMENT_DISMISSED, 'true');
    document.documentElement.dataset.announcement = 'dismissed';
    document.querySelector<HTMLElement>('[data-focus-target]')?.focus({ preventScroll: true });
  }

  return (
    <button type="button" className="script-only" aria-label={label} onClick={dismiss}>
      <Icon name="close" />
    </button>
  );
}
