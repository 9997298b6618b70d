import { OFFLINE_NOTICE } from '../messages/en-lazy-parts';

const notice = document.createElement('p');

/**
 * Says that a control does nothing without a connection. A native popover needs no styles, which may be missing: the
 * browser centers it.
 */
export function showOfflineNotice(): void {
  notice.role = 'alert';
  notice.popover = '';
  notice.textContent = OFFLINE_NOTICE;
  document.body.append(notice);
  notice.showPopover();
}

/** Call it before the framework takes over the page, which has no such element. */
export function hideOfflineNotice(): void {
  notice.remove();
}
