import { closestTarget } from '@/lib/browser/closest-target';
import { ConsoleProblem } from '@/lib/browser/console/problem';
import { nameOf, type Viewer } from '@/lib/sandbox/shops/demo/viewers';
import { DEMO_CONTROL, DEMO_OUTPUT } from '@/lib/site/config/hooks';
import { enDemo as messages } from '@/lib/site/messages/en-demo';
import { enPanel } from '@/lib/site/messages/en-panel';
import { fill } from '@/lib/site/messages/fill';
import { cart, onCartChange } from './cart.client';
import type { Attempt } from './live-shop.client';
import { mountCart } from './mount-cart.client';
import { togglePanel } from './open-panel.client';
import {
  activateAgain,
  isPicture,
  type RecordedControl,
  recordedControl,
} from './recorded-controls.client';
import { changeVisit, readVisit } from './visit.client';

const output = (name: string) => document.querySelector<HTMLElement>(`[${DEMO_OUTPUT}=${name}]`);
const startButton = () => document.querySelector<HTMLElement>(`[${DEMO_CONTROL}=start]`);

/** What the first button does: tries again after a problem, else starts the shop or ends it. */
let startOrStop: () => void;

const attempt: Attempt = async (work) => {
  const bar = startButton()?.closest('aside');
  bar?.removeAttribute('data-problem');
  bar?.setAttribute('aria-busy', 'true');
  show(messages.starting);
  try {
    const { enterShop } = await import('./live-shop.client');
    const done = await work(enterShop);
    showState(true);
    return done;
  } catch (error) {
    const kind = error instanceof ConsoleProblem ? error.kind : 'failed';
    show(enPanel.problems[kind], enPanel.actions[kind], () => void attempt(work));
    bar?.setAttribute('data-problem', '');
    return null;
  } finally {
    bar?.removeAttribute('aria-busy');
  }
};

/** Shows a sentence about the state of the shop, and what the first button does. */
function show(text: string, label?: string, run?: () => void): void {
  const status = output('status');
  if (status) status.textContent = text;
  const button = startButton();
  if (!button || !label || !run) return;
  button.textContent = label;
  startOrStop = run;
}

function start(): void {
  void attempt((enter) => enter());
}

function stop(): void {
  changeVisit({ isLive: false });
  location.reload();
}

/** Shows who the reader is. */
function showState(isLive: boolean): void {
  const { viewer } = readVisit();
  for (const button of document.querySelectorAll(`[${DEMO_CONTROL}^=viewer]`)) {
    const isChosen = button.getAttribute(DEMO_CONTROL) === `viewer ${viewer}`;
    // Recorded data are those of a customer, whoever was chosen.
    button.ariaPressed = String(isLive && isChosen);
  }
  const name = nameOf(viewer);
  const customer = name ? fill(messages.customer, { name }) : messages.guest;
  if (isLive) show(fill(messages.live, { customer }), messages.stop, stop);
}

/** Brings the shop to life, and then does what the reader wanted. */
function activate(recorded: RecordedControl): void {
  void attempt(async (enter) => {
    await enter();
    const { whenInjected } = await import('./live-shop.client');
    await whenInjected(recorded.placeholder);
    activateAgain(recorded);
  });
}

/** Opens the rewards pop-up where points are spent. */
function showPoints(): void {
  void attempt(async (enter) => {
    const { sdk } = await enter();
    await sdk.openRewardsPopup({ view: 'ways_to_spend' as never });
  });
}

function onClick(event: MouseEvent): void {
  const recorded = recordedControl(event);
  if (recorded) {
    event.preventDefault();
    activate(recorded);
    return;
  }
  if (isPicture(event)) start();
  const control = closestTarget(event, `[${DEMO_CONTROL}]`);
  const [action, value] = control?.getAttribute(DEMO_CONTROL)?.split(' ') ?? [];
  if (action === 'start') startOrStop();
  else if (action === 'panel' && control) void togglePanel(control, attempt);
  else if (action === 'viewer') void attempt((enter) => enter({ viewer: value as Viewer }));
  else if (action === 'points') showPoints();
}

function onSubmit(event: SubmitEvent): void {
  const form = closestTarget<HTMLFormElement>(event, `[${DEMO_CONTROL}]`);
  if (form?.getAttribute(DEMO_CONTROL) !== 'add') return;
  event.preventDefault();
  cart.add(Number(new FormData(form).get('variant')));
  const added = form.querySelector('output');
  if (added) added.textContent = messages.added;
}

function showCount(): void {
  const count = output('count');
  const items = cart.current().items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count) count.textContent = items ? String(items) : '';
}

/** Starts what the pages of the demo shop do with scripts. */
export function startDemoShop(signal: AbortSignal): void {
  document.addEventListener('click', onClick, { signal, capture: true });
  document.addEventListener('submit', onSubmit, { signal });
  signal.addEventListener('abort', onCartChange(showCount));
  showCount();
  const { isLive, direction } = readVisit();
  document.documentElement.dir = direction;
  startOrStop = start;
  showState(false);
  if (isLive) start();
  const place = output('cart');
  if (place) void mountCart(place, attempt);
}
