import { closestTarget } from '@/lib/browser/closest-target';
import { ConsoleProblem } from '@/lib/browser/console/problem';
import { DEMO_CONTROL, DEMO_OUTPUT } from '@/lib/site/config/hooks';
import { enConsole } from '@/lib/site/messages/en-console';
import { enDemo as messages } from '@/lib/site/messages/en-demo';
import { fill } from '@/lib/site/messages/fill';
import { addToCart, cartCount, onCartChange } from './cart.client';
import { CUSTOMERS } from './customers.data';
import type { LiveShop } from './live-shop.client';
import { mountCart } from './mount-cart.client';
import { togglePanel } from './open-panel.client';
import { activateAgain, type RecordedControl, recordedControl } from './recorded-controls.client';
import { changeVisit, readVisit } from './visit.client';

const CONTROL = `[${DEMO_CONTROL}]`;

const output = (name: string) => document.querySelector<HTMLElement>(`[${DEMO_OUTPUT}=${name}]`);

/** Shows a sentence about the state of the shop. */
function say(text: string): void {
  const status = output('status');
  if (status) status.textContent = text;
}

/** Starts the shop, and shows whether it runs. @returns `null` if it can't be started */
async function bringToLife(): Promise<LiveShop | null> {
  const wasLive = document.documentElement.dataset.demoLive !== undefined;
  if (!wasLive) say(messages.starting);
  const start = document.querySelector(`[${DEMO_CONTROL}=start]`);
  start?.setAttribute('data-pending', '');
  try {
    const { startShop } = await import('./live-shop.client');
    const shop = await startShop();
    changeVisit({ isLive: true });
    document.documentElement.dataset.demoLive = '';
    showState();
    return shop;
  } catch (error) {
    const kind = error instanceof ConsoleProblem ? error.kind : 'failed';
    changeVisit({ isLive: false });
    say(enConsole.problems[kind]);
    return null;
  } finally {
    start?.removeAttribute('data-pending');
  }
}

/** Shows who the reader is, and what the first button does. */
function showState(): void {
  const { isLive, customer } = readVisit();
  const name = CUSTOMERS.find(({ id }) => id === customer)?.name;
  for (const button of document.querySelectorAll(`[${DEMO_CONTROL}^="customer"]`)) {
    button.ariaPressed = String(button.getAttribute(DEMO_CONTROL) === `customer ${customer ?? ''}`);
  }
  if (!isLive) return;
  say(
    fill(messages.live, {
      customer: name ? fill(messages.customer, { name }) : messages.guest,
    }),
  );
  const start = document.querySelector(`[${DEMO_CONTROL}=start]`);
  if (start) start.textContent = messages.stop;
}

/** Signs in as a customer, or out as a guest. */
async function signIn(customer: string | null): Promise<void> {
  const before = readVisit().customer;
  changeVisit({ customer });
  const wasLive = readVisit().isLive;
  const shop = await bringToLife();
  if (!shop) return changeVisit({ customer: before });
  if (wasLive) await import('./live-shop.client').then(({ refreshShop }) => refreshShop(shop));
}

/** Brings the shop to life, and then does what the reader wanted. */
async function activate(recorded: RecordedControl): Promise<void> {
  if (!(await bringToLife())) return;
  const { whenInjected } = await import('./live-shop.client');
  await whenInjected(recorded.placeholder);
  activateAgain(recorded);
}

/** Opens the rewards pop-up where points are spent. */
async function showPoints(): Promise<void> {
  const shop = await bringToLife();
  await shop?.sdk.openRewardsPopup({ view: 'ways_to_spend' as never });
}

function startOrStop(): void {
  if (!readVisit().isLive) return void bringToLife();
  changeVisit({ isLive: false });
  location.reload();
}

function onClick(event: MouseEvent): void {
  const recorded = recordedControl(event);
  if (recorded) {
    event.preventDefault();
    void activate(recorded);
    return;
  }
  const control = closestTarget(event, CONTROL);
  const [action, value = ''] = control?.getAttribute(DEMO_CONTROL)?.split(' ') ?? [];
  if (action === 'start') startOrStop();
  else if (action === 'panel' && control) void togglePanel(control, { bringToLife, signIn });
  else if (action === 'customer') void signIn(value || null);
  else if (action === 'points') void showPoints();
}

function onSubmit(event: SubmitEvent): void {
  const form = closestTarget<HTMLFormElement>(event, CONTROL);
  if (form?.getAttribute(DEMO_CONTROL) !== 'add') return;
  event.preventDefault();
  addToCart(Number(new FormData(form).get('variant')));
  const added = form.querySelector('output');
  if (added) added.textContent = messages.added;
}

/** Starts what the pages of the demo shop do with scripts. @returns a cleanup function */
export function startDemoShop(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('click', onClick, { signal, capture: true });
  document.addEventListener('submit', onSubmit, { signal });
  const showCount = () => {
    const count = output('count');
    if (count) count.textContent = cartCount() ? String(cartCount()) : '';
  };
  const stop = onCartChange(showCount);
  showCount();
  const { isLive, direction } = readVisit();
  document.documentElement.dir = direction;
  showState();
  if (isLive) void bringToLife();
  const cart = output('cart');
  if (cart) void mountCart(cart, bringToLife);
  return () => {
    controller.abort();
    stop();
  };
}
