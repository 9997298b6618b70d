import { createElement } from '@/lib/browser/create-element';
import { isModuleError, reloadOnce } from '@/lib/browser/reload-once';
import { enLazyParts as messages } from '@/lib/messages/en-lazy-parts';

interface LoadOptions {
  /** The control that needs what is loaded. It gets the focus back from the message. */
  opener: HTMLElement;
  /** Puts what is shown meanwhile into the page; after the control if omitted. */
  place?: (state: Element) => void;
  /** Whether the reader can close the message of a failure, because it covers the page. */
  isClosable?: boolean;
}

/**
 * Loads something, and shows that meanwhile: a spinner, which the style sheet shows after 200 ms (site specification,
 * section 9). If loading fails, a message with a button that tries again.
 *
 * @returns what was loaded; `null` if the reader closed the message
 */
export async function loadWithState<T>(
  load: () => Promise<T>,
  { opener, place = (state) => opener.after(state), isClosable = false }: LoadOptions,
): Promise<T | null> {
  const state = createElement('p', { class: 'load-state', tabindex: '-1' });
  place(state);
  for (let isRetry = false; ; isRetry = true) {
    state.role = 'status';
    state.classList.add('loading');
    state.replaceChildren(messages.partLoading);
    try {
      const loaded = await load();
      remove(state, opener);
      return loaded;
    } catch (error) {
      // Older browsers never request a module again that could not be loaded.
      if (isRetry && isModuleError(error)) reloadOnce(error);
      state.role = 'alert';
      state.classList.remove('loading');
      if (await isRetried(state, isClosable)) state.focus({ preventScroll: true });
      else {
        remove(state, opener);
        return null;
      }
    }
  }
}

function remove(state: Element, opener: HTMLElement) {
  const hasFocus = state.contains(document.activeElement);
  state.remove();
  if (hasFocus) opener.focus({ preventScroll: true });
}

/** Shows that loading failed. @returns whether the reader wants to try again */
function isRetried(state: Element, isClosable: boolean): Promise<boolean> {
  const retry = createElement('button', { type: 'button' }, messages.retry);
  const close = createElement('button', {
    type: 'button',
    class: 'icon-close',
    'aria-label': messages.close,
  });
  state.replaceChildren(messages.partFailed, ' ', retry, ...(isClosable ? [close] : []));
  return new Promise((resolve) => {
    retry.addEventListener('click', () => resolve(true));
    close.addEventListener('click', () => resolve(false));
  });
}
