import type { App } from '../constants';
import type { Core, ErrorResult, ModalName, RewardsPopupView, Success } from '../declared';
import type { Events } from '../events';
import type { PanelDetails, WidgetView } from '../placeholders/renderer';
import type { WidgetRule } from '../placeholders/widget-rules';
import { failure, success } from '../results';
import { type OpenPanel, type OverlayName, openPanel, type PanelOptions } from './panel';

type AppName = `${(typeof App)[keyof typeof App]}`;

/** The placeholder of an overlay, with what it shows. */
export interface OverlayHost {
  rule: WidgetRule;
  root: ShadowRoot;
  view: WidgetView;
}

/** Overlays and dialogs. At most one overlay is open, and at most one dialog, on top of it. */
export interface Overlays {
  /**
   * Opens an overlay, or changes it if it is open.
   *
   * @param detailsOf what it shows
   */
  open(
    name: OverlayName,
    detailsOf: (host: OverlayHost) => PanelDetails,
  ): Promise<Success | ErrorResult>;
  /** Closes an overlay if it is open. */
  close(name: OverlayName): Success;
  /** Opens a dialog in place of an open one. */
  openDialog(app: AppName, modal: ModalName, details?: PanelDetails): Success;
}

interface OverlaysOptions extends PanelOptions {
  events: Pick<Events, 'fire'>;
  findHost(name: OverlayName): Promise<OverlayHost | undefined>;
}

/** Creates overlays and dialogs of which none is open. */
export function createOverlays(options: OverlaysOptions): Overlays & {
  /** Closes what is open. */
  closeAll(): void;
  /** Closes the overlay if it was in one of the nodes, which were removed from the page. */
  closeIn(removed: Iterable<Node>): void;
} {
  const { document, events, findHost } = options;
  let overlay: (OpenPanel & { name: OverlayName; root: ShadowRoot }) | null = null;
  let dialog: OpenPanel | null = null;

  const closeAll = () => {
    dialog?.close();
    overlay?.close();
  };

  const openOverlay = (name: OverlayName, host: OverlayHost, details: PanelDetails) => {
    closeAll();
    const { root, rule, view } = host;
    const payload = { app: rule.app as Core.App, widget: name };
    const side = view.attributes.position === 'left' ? 'left' : 'right';
    const panel = openPanel(options, {
      name,
      place: name === 'rewards_pop_up' ? `corner ${side}` : `drawer ${side}`,
      parent: root,
      details,
      onClose() {
        overlay = null;
        events.fire('widget_closed', payload);
      },
    });
    overlay = Object.assign(panel, { name, root });
    events.fire('widget_opened', payload);
  };

  const fireView = (details: PanelDetails, previousView: RewardsPopupView | null) => {
    const view = viewOf(details);
    if (!view || view === previousView) return;
    const app = 'rewards' as Core.App.REWARDS;
    events.fire('poup_widget_view_changed', { app, view, previousView });
  };

  /** Shows something else in the overlay that is open. */
  const change = (open: OpenPanel, details: PanelDetails) => {
    const previousView = viewOf(open.details);
    open.show(details);
    fireView(details, previousView);
  };

  const openModal: Overlays['openDialog'] = (app, modal, details = {}) => {
    dialog?.close();
    const payload = { app: app as Core.App, modal };
    dialog = openPanel(options, {
      name: modal,
      place: 'center',
      parent: document.body,
      details,
      onClose(isCompleted) {
        dialog = null;
        const reason = isCompleted ? 'completed' : 'dismissed';
        events.fire('modal_closed', { ...payload, reason });
        if (isCompleted && REDEEMING.includes(modal)) showNewReward();
      },
    });
    events.fire('modal_opened', payload);
    return success();
  };

  /** Customers look for the code that they have redeemed points for, unless the shop has opened another dialog. */
  const showNewReward = () => {
    if (dialog) return;
    if (overlay?.name === 'rewards_pop_up') change(overlay, { view: 'available_rewards' });
    else openModal('rewards', 'reward_details');
  };

  return {
    async open(name, detailsOf) {
      const host = await findHost(name);
      if (!host) return failure('WIDGET_NOT_FOUND', `The page has no placeholder of ${name}.`);
      const details = detailsOf(host);
      if (overlay?.root === host.root) change(overlay, details);
      else {
        openOverlay(name, host, details);
        fireView(details, null);
      }
      return success();
    },

    close(name) {
      if (overlay?.name === name) closeAll();
      return success();
    },

    openDialog: openModal,

    closeAll,

    closeIn(removed) {
      const host = overlay?.root.host;
      if (host && [...removed].some((node) => node.contains(host))) closeAll();
    },
  };
}

/** The dialogs in which customers redeem rewards. */
const REDEEMING: readonly ModalName[] = ['redeem_reward', 'verification'];

/** The view of the rewards pop-up. */
const viewOf = ({ view }: PanelDetails) => (view ?? null) as RewardsPopupView | null;
