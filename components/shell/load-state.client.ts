import { createElement } from '@/lib/browser/create-element';
import { enLazyParts as messages } from '@/lib/messages/en-lazy-parts';

interface LoadOptions {
  /** Puts what is shown meanwhile into the page. */
  place: (state: Element) => void;
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
  { place, isClosable = false }: LoadOptions,
): Promise<T | null> {
  const state = createElement('p', { class: 'load-state' });
  place(state);
  for (;;) {
    state.role = 'status';
    state.classList.add('loading');
    state.replaceChildren(messages.partLoading);
    try {
      const loaded = await load();
      state.remove();
      return loaded;
    } catch {
      state.role = 'alert';
      state.classList.remove('loading');
      if (!(await isRetried(state, isClosable))) {
        state.remove();
        return null;
      }
    }
  }
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
