import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from '@/lib/browser/announcement-keys';
import { readStored, writeStored } from '@/lib/browser/storage';
import { ANNOUNCEMENT_BUTTON, START_OF_PAGE } from '@/lib/site/config/hooks';

/** Lets the reader dismiss the announcement until its id changes. */
export function enableAnnouncementDismissal(signal: AbortSignal): void {
  const button = document.querySelector<HTMLElement>(`[${ANNOUNCEMENT_BUTTON}]`);
  const id = button?.getAttribute(ANNOUNCEMENT_BUTTON);
  if (!button || !id) return;
  if (readStored(ANNOUNCEMENT_ID_KEY) !== id) {
    writeStored(ANNOUNCEMENT_ID_KEY, id);
    writeStored(ANNOUNCEMENT_DISMISSED_KEY, 'false');
  } else if (readStored(ANNOUNCEMENT_DISMISSED_KEY) === 'true') {
    // The no-flash script sets this too, but React removes the attribute when the root layout crashes and renders again.
    document.documentElement.dataset.announcement = 'dismissed';
  }
  const showStored = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readStored(ANNOUNCEMENT_DISMISSED_KEY) === 'true') {
      document.documentElement.dataset.announcement = 'dismissed';
    }
  };
  const dismiss = () => {
    writeStored(ANNOUNCEMENT_DISMISSED_KEY, 'true');
    document.documentElement.dataset.announcement = 'dismissed';
    document.querySelector<HTMLElement>(`[${START_OF_PAGE}]`)?.focus({ preventScroll: true });
  };
  button.addEventListener('click', dismiss, { signal });
  // A page in the back/forward cache is as it was, and the reader may have dismissed it on another one.
  addEventListener('pageshow', showStored, { signal });
}
