import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from '@/lib/browser/announcement-keys';
import { readStored, writeStored } from '@/lib/browser/storage';

/** Lets the reader dismiss the announcement until its id changes. @returns a cleanup function */
export function enableAnnouncementDismissal(): () => void {
  const button = document.querySelector<HTMLElement>('[data-dismiss-announcement]');
  const id = button?.dataset.dismissAnnouncement;
  if (!button || !id) return () => {};
  if (readStored(ANNOUNCEMENT_ID_KEY) !== id) {
    writeStored(ANNOUNCEMENT_ID_KEY, id);
    writeStored(ANNOUNCEMENT_DISMISSED_KEY, 'false');
  } else if (readStored(ANNOUNCEMENT_DISMISSED_KEY) === 'true') {
    // The no-flash script sets this too, but React removes the attribute when the root layout crashes and renders again.
    document.documentElement.dataset.announcement = 'dismissed';
  }
  const dismiss = () => {
    writeStored(ANNOUNCEMENT_DISMISSED_KEY, 'true');
    document.documentElement.dataset.announcement = 'dismissed';
    document.querySelector<HTMLElement>('[data-focus-target]')?.focus({ preventScroll: true });
  };
  button.addEventListener('click', dismiss);
  return () => button.removeEventListener('click', dismiss);
}
