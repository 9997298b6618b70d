import { LOAD_STATE_ID, SCRIPTS_NOTICE_ID } from '@/lib/browser/load-state-ids';
import { enLazyParts as messages } from '@/lib/site/messages/en-lazy-parts';

/**
 * What a page shows while a part of it loads, if that fails, and if no script can be loaded. It is in the HTML, since it
 * must show when nothing else can be loaded; `load-state.client.ts` copies it to the place of the part.
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
