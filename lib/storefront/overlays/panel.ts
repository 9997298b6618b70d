import type { ModalName } from '../declared';
import type {
  PageView,
  PanelDetails,
  PanelView,
  Rendered,
  Renderer,
} from '../placeholders/renderer';
import { lockScroll } from './scroll-lock';

/** Where a panel is on the screen. */
type PanelPlace = 'center' | `${'drawer' | 'corner'} ${'left' | 'right'}`;

/** The panels that open over the page. */
export type OverlayName = 'reviews_drawer' | 'rewards_pop_up' | 'wishlists_drawer';

/** What panels need of their page. */
export interface PanelOptions {
  document: Document;
  renderer: Pick<Renderer, 'labels' | 'renderPanel'>;
  pageView(): PageView;
}

/** A panel to open. */
interface Panel {
  name: OverlayName | ModalName;
  place: PanelPlace;
  /** Gets a container with the dialog in its shadow root. */
  parent: ParentNode;
  details: PanelDetails;
  /** Called once, whatever closes the panel. */
  onClose(isCompleted: boolean): void;
}

/** A panel that is open. */
export interface OpenPanel {
  details: PanelDetails;
  show(details: PanelDetails): void;
  close(): void;
}

/** Opens a panel over the page, as a modal dialog. Its button, Escape, and a click outside close it. */
export function openPanel(
  { document, renderer, pageView }: PanelOptions,
  { name, place, parent, details, onClose }: Panel,
): OpenPanel {
  const { labels } = renderer;
  const focused = focusedElement(document);
  const container = document.createElement('div');
  const dialog = document.createElement('dialog');
  const content = document.createElement('div');
  const root = container.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet()];
  dialog.ariaLabel = labels[name];
  dialog.className = place;
  let rendered: Rendered<PanelView> | undefined;
  let isOpen = true;
  let unlock = () => {};

  const close = (isCompleted = false) => {
    if (!isOpen) return;
    isOpen = false;
    const isOnPage = dialog.isConnected;
    dialog.close();
    container.remove();
    unlock();
    // The browser returns the focus, unless the dialog was removed with its placeholder.
    if (!isOnPage) focused?.focus();
    rendered?.remove();
    onClose(isCompleted);
  };
  const viewWith = (shown: PanelDetails) => ({ ...pageView(), name, details: shown, close });

  dialog.append(
    closeButton(document, labels.close, () => close()),
    content,
  );
  root.append(dialog);
  parent.append(container);
  paintLikePage(dialog, container);
  dialog.addEventListener('close', () => close());
  closeOnClickOutside(dialog, close);
  // The content, not the button that closes it, is what a customer meets first. A field in it can take the focus.
  content.tabIndex = -1;
  content.autofocus = true;
  try {
    rendered = renderer.renderPanel(content, viewWith(details));
    dialog.showModal();
  } catch (error) {
    container.remove();
    throw error;
  }
  unlock = lockScroll(document);
  return {
    details,
    close,
    show(next) {
      this.details = next;
      rendered?.update(viewWith(next));
    },
  };
}

function closeButton(document: Document, label: string, close: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = label;
  button.textContent = '×';
  button.addEventListener('click', close);
  return button;
}

/**
 * Gives the dialog the color behind its container, on which the text of the page is legible. On a page without one, such as
 * one with an image in the background, it has the colors of the browser.
 */
function paintLikePage(dialog: HTMLElement, container: HTMLElement): void {
  const window = container.ownerDocument.defaultView;
  let element: Element | null = container;
  while (window && element) {
    const color = window.getComputedStyle(element).backgroundColor;
    // Those that are transparent have a fourth number.
    if (!/rgba|\//.test(color)) {
      dialog.style.setProperty('--page', color);
      dialog.style.color = 'inherit';
      return;
    }
    const parent: Node | null = element.parentNode;
    element = parent instanceof ShadowRoot ? parent.host : element.parentElement;
  }
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

// Comments are here, since pages load the text below:
// - Lengths are in pixels, because themes change the size of the root.
// - `--laurel-bar`: a title can move beside the button, by its height.
// - `.corner`: its content begins with a bar, which the button is in.
const STYLES = `
:host { display: contents !important; }
dialog {
  box-sizing: border-box;
  inline-size: min(416px, 100% - 16px);
  max-inline-size: 100%;
  border: 1px solid color-mix(in srgb, currentColor 15%, transparent);
  border-radius: var(--laurel-radius, 0.5em);
  padding: 0;
  --page: Canvas;
  background: linear-gradient(var(--laurel-surface, transparent) 0 0) var(--page);
  box-shadow: 0 16px 48px rgb(0 0 0 / 20%);
  overscroll-behavior: contain;
  scrollbar-width: thin;
}
dialog:has([data-wide]) { inline-size: min(960px, 100% - 16px); }
dialog::backdrop { background: rgb(0 0 0 / 45%); }
dialog > div { outline: none; --laurel-bar: 44px; container-type: inline-size; padding: 0 20px 20px; }
dialog > [aria-busy]::before { content: "…"; font-size: 2em; }
dialog > button {
  position: sticky;
  z-index: 1;
  inset-block-start: 8px;
  display: block;
  inline-size: 44px;
  block-size: 44px;
  margin-block-start: 8px;
  margin-inline: auto 8px;
  border: 0;
  border-radius: 50%;
  background: none;
  color: inherit;
  font: 1.5em/1 system-ui;
  cursor: pointer;
}
.drawer { margin: 0 0 0 auto; inline-size: min(416px, 100%); border-width: 0; border-radius: 0; block-size: 100%; max-block-size: 100%; }
.corner { margin: auto 16px 16px auto; inline-size: min(368px, 100% - 32px); block-size: min(592px, 100% - 32px); }
.corner > div { margin-block-start: calc(-44px - 8px); padding: 0; }
.corner > button {
  z-index: 2;
  background: var(--laurel-accent, oklch(0.3 0.02 265));
  color: var(--laurel-on-accent, #fff);
}
@supports (color: oklch(from #000 l c h)) {
  .corner > button { color: var(--laurel-on-accent, oklch(from var(--laurel-accent, #000) calc(0.2 + 0.8 * clamp(0, (0.6 - l) * 999, 1)) 0 0)); }
}
.drawer.left { margin: 0 auto 0 0; }
.corner.left { margin: auto auto 16px 16px; }
@media (width < 480px) {
  .corner, .corner.left {
    margin: auto 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    inline-size: 100%;
    block-size: calc(100% - 48px);
    max-block-size: 100%;
  }
}
@media (prefers-reduced-motion: no-preference) {
  dialog { transition: opacity 150ms; }
  @starting-style { dialog[open] { opacity: 0; } }
}
`;
