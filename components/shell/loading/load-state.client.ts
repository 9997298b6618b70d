import './load-state.css';
import { LOAD_STATE_ID } from '@/lib/browser/load-state-ids';
import { isModuleError, reloadOnce } from '@/lib/browser/reload-once';

interface LoadOptions {
  /** The control that needs what is loaded. It gets the focus back from the message. */
  opener: HTMLElement;
  /** Puts what is shown meanwhile into the page; after the control if omitted. */
  place?: (state: Element) => void;
  /** Whether the reader can close the message of a failure, because it covers the page. */
  isClosable?: boolean;
}

/**
 * Loads something, and shows that meanwhile: the control looks pressed, and the style sheet shows a spinner after 200 ms
 * (SPECIFICATION.md, section 9). If loading fails, a message with a button that tries again.
 *
 * @returns what was loaded; `null` if the reader closed the message
 */
export async function loadWithState<T>(
  load: () => Promise<T>,
  { opener, place = (state) => opener.after(state), isClosable = false }: LoadOptions,
): Promise<T | null> {
  const state = copyOfState();
  if (!state) return load();
  place(state.root);
  for (let isRetry = false; ; isRetry = true) {
    state.show('loading', isClosable);
    // It was shown as pressed until now, if it was activated before the scripts had run.
    opener.setAttribute('data-pending', '');
    try {
      const loaded = await load().finally(() => opener.removeAttribute('data-pending'));
      remove(state.root, opener);
      return loaded;
    } catch (error) {
      // Older browsers never request a module again that could not be loaded.
      if (isRetry && isModuleError(error)) reloadOnce(error);
      state.show('failed', isClosable);
      if (await state.isRetried()) state.root.focus({ preventScroll: true });
      else {
        remove(state.root, opener);
        return null;
      }
    }
  }
}

/** A copy of the element that the server wrote (`load-state.tsx`). */
function copyOfState() {
  const root = document.getElementById(LOAD_STATE_ID)?.cloneNode(true);
  if (!(root instanceof HTMLElement)) return null;
  const [loading, failed, retry, close] = root.children as HTMLCollectionOf<HTMLElement>;
  if (!loading || !failed || !retry || !close) return null;
  root.removeAttribute('id');
  root.hidden = false;
  return {
    root,
    show(shown: 'loading' | 'failed', isClosable: boolean) {
      const isLoading = shown === 'loading';
      root.role = isLoading ? 'status' : 'alert';
      root.classList.toggle('loading', isLoading);
      loading.hidden = !isLoading;
      failed.hidden = isLoading;
      retry.hidden = isLoading;
      close.hidden = isLoading || !isClosable;
    },
    /** Waits for the reader. @returns whether to try again */
    isRetried: () =>
      new Promise<boolean>((resolve) => {
        retry.onclick = () => resolve(true);
        close.onclick = () => resolve(false);
      }),
  };
}

function remove(state: Element, opener: HTMLElement) {
  const hasFocus = state.contains(document.activeElement);
  state.remove();
  if (hasFocus) opener.focus({ preventScroll: true });
}
