import './scripts-notice.css';
import { LOAD_STATE_ID, SCRIPTS_NOTICE_ID } from '@/lib/browser/load-state-ids';
import { enLazyParts as messages } from '@/lib/site/messages/en-lazy-parts';

/**
 * Notices while a part of a page loads, if that fails, and if no script can be loaded. They are in the HTML, since they
 * must show when nothing else can be loaded; `load-state.client.ts` copies the first to the place of the part.
 */
export function LoadStates() {
  return (
    <>
      <p id={LOAD_STATE_ID} hidden className="load-state" tabIndex={-1}>
        <span>{messages.partLoading}</span>
        <span>{messages.partFailed}</span>
        <button type="button">{messages.retry}</button>
        <button type="button" className="icon-close" aria-label={messages.close} />
      </p>
      <p id={SCRIPTS_NOTICE_ID} popover="auto" role="alert" className="scripts-notice">
        {messages.scriptsFailed}
      </p>
    </>
  );
}
