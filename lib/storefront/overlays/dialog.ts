import { lockScroll } from './scroll-lock';

/** Where a dialog is on the screen. */
export type DialogPlace = 'center' | `${'drawer' | 'corner'} ${'left' | 'right'}`;

interface DialogOptions {
  document: Document;
  /** Gets a container with the dialog in its shadow root. */
  parent: ParentNode;
  label: string;
  place: DialogPlace;
  /** Renders the content, before the dialog is visible. */
  render(content: HTMLElement): void;
  /** Called once, whatever closes the dialog. */
  onClose(): void;
}

/**
 * Opens a modal dialog over the page. Its button, Escape, and a click outside close it.
 *
 * @returns closes it too
 */
export function openDialog(options: DialogOptions): () => void {
  const { document, parent, label, place, render, onClose } = options;
  const focused = focusedElement(document);
  const container = document.createElement('div');
  const dialog = document.createElement('dialog');
  const content = document.createElement('div');
  const root = container.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet()];
  dialog.ariaLabel = label;
  dialog.className = place;
  let isOpen = true;
  let unlock = () => {};

  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    const isOnPage = dialog.isConnected;
    dialog.close();
    container.remove();
    unlock();
    // The browser returns the focus, unless the dialog was removed with its placeholder.
    if (!isOnPage) focused?.focus();
    onClose();
  };

  dialog.append(closeButton(document, close), content);
  root.append(dialog);
  parent.append(container);
  dialog.addEventListener('close', close);
  closeOnClickOutside(dialog, close);
  try {
    render(content);
    dialog.showModal();
  } catch (error) {
    container.remove();
    throw error;
  }
  unlock = lockScroll(document);
  return close;
}

function closeButton(document: Document, close: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = 'Close';
  button.textContent = '×';
  button.addEventListener('click', close);
  return button;
}

/** A click counts if it begins and ends outside: selecting text can end there. */
function closeOnClickOutside(dialog: HTMLDialogElement, close: () => void): void {
  // The dialog has no padding: only its backdrop is the dialog itself.
  let hasBegunOutside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    hasBegunOutside = target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (hasBegunOutside && target === dialog) close();
  });
}

/** The focused element, inside shadow roots too. */
function focusedElement({ activeElement }: Document): HTMLElement | null {
  let element = activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}

let sheet: CSSStyleSheet | undefined;

/** All dialogs share one style sheet. */
function styleSheet(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  return sheet;
}

const STYLES = `
:host { display: contents; }
dialog {
  box-sizing: border-box;
  inline-size: min(26rem, 100%);
  max-inline-size: 100%;
  padding: 0;
  overscroll-behavior: contain;
}
div { padding: 0 1rem 1rem; }
button { float: inline-end; min-inline-size: 44px; min-block-size: 44px; }
.drawer { margin: 0 0 0 auto; block-size: 100%; max-block-size: 100%; }
.corner { margin: auto 0 0 auto; }
.left { margin-left: 0; margin-right: auto; }
`;
