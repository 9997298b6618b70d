import { enLazyParts as messages } from '../messages/en-lazy-parts';

const notice = document.createElement('p');
notice.role = 'alert';

/** Says that a control does nothing without a connection. Its styles are inline, because the others may be missing. */
export function showOfflineNotice(): void {
  notice.style.cssText =
    'position:fixed;inset:auto 1rem 1rem;z-index:99;padding:1rem;border:2px solid;background:Canvas;color:CanvasText';
  document.body.append(notice);
  notice.textContent = messages.offline;
}

/** Call it before the framework takes over the page, which has no such element. */
export function hideOfflineNotice(): void {
  notice.remove();
}
