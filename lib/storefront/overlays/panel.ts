import type { ModalName } from '../declared';
import type {
  PageView,
  PanelDetails,
  PanelView,
  Rendered,
  Renderer,
} from '../placeholders/renderer';
import { type DialogPlace, openDialog } from './dialog';

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
  place: DialogPlace;
  parent: ParentNode;
  details: PanelDetails;
  onClose(isCompleted: boolean): void;
}

/** A panel that is open. */
export interface OpenPanel {
  details: PanelDetails;
  show(details: PanelDetails): void;
  close(): void;
}

/** Opens a panel with its content. */
export function openPanel(
  { document, renderer, pageView }: PanelOptions,
  { name, place, parent, details, onClose }: Panel,
): OpenPanel {
  let rendered: Rendered<PanelView> | undefined;
  let isDone = false;
  const viewWith = (shown: PanelDetails) => ({
    ...pageView(),
    name,
    details: shown,
    close(isCompleted = false) {
      isDone = isCompleted;
      close();
    },
  });
  const { labels } = renderer;
  const close = openDialog({
    document,
    parent,
    place,
    label: labels[name],
    closeLabel: labels.close,
    render(content) {
      rendered = renderer.renderPanel(content, viewWith(details));
    },
    onClose() {
      rendered?.remove();
      onClose(isDone);
    },
  });
  return {
    details,
    close,
    show(next) {
      this.details = next;
      rendered?.update(viewWith(next));
    },
  };
}
