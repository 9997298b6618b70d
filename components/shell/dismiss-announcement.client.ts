import { ANNOUNCEMENT_DISMISSED, ANNOUNCEMENT_ID } from '@/lib/browser/announcement-keys';
import { readStored, writeStored } from '@/lib/browser/storage';

/** Lets the reader put the notice away until its id changes. @returns a function that ends it */
export function enableDismissal(): () => void {
  const button = document.querySelector<HTMLElement>('[data-dismiss-announcement]');
  const id = button?.dataset.dismissAnnouncement;
  if (!button || !id) return () => {};
  if (readStored(ANNOUNCEMENT_ID) !== id) {
    writeStored(ANNOUNCEMENT_ID, id);
    writeStored(ANNOUNCEMENT_DISMISSED, 'false');
  } else if (readStored(ANNOUNCEMENT_DISMISSED) === 'true') {
    // The boot script has said so before, but a crash of the frame takes its attributes away.
    document.documentElement.dataset.announcement = 'dismissed';
  }
  const dismiss = () => {
    writeStored(ANNOUNCEMENT_DISMISSED, 'true');
    document.documentElement.dataset.announcement = 'dismissed';
    document.querySelector<HTMLElement>('[data-focus-target]')?.focus({ preventScroll: true });
  };
  button.addEventListener('click', dismiss);
  return () => button.removeEventListener('click', dismiss);
}
