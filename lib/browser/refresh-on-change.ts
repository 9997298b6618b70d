import { withBasePath } from '../site/config/base-path';

/** The framework's object on the window. It has a router while a page is open. */
interface FrameworkWindow {
  next?: { router?: { refresh: () => void } };
}

/** Shows the page anew when the content changes. For writers, in development only. */
export function refreshOnChange(): void {
  let shown = performance.timeOrigin;
  let events: EventSource | undefined;
  const connect = () => {
    events?.close();
    events = undefined;
    // A browser has few connections to a server: hidden tabs don't keep one.
    if (document.hidden) return;
    events = new EventSource(withBasePath('/content-changes'));
    // The first event is the last change, which can be later than the page.
    events.addEventListener('message', ({ data }) => {
      const changed = Number(data);
      if (changed <= shown) return;
      shown = changed;
      (window as FrameworkWindow).next?.router?.refresh();
    });
  };
  document.addEventListener('visibilitychange', connect);
  connect();
}
