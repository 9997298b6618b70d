import type { DelivererOptions } from '../../api/deliveries/deliverer';
import { INBOX_ADDRESSES, isInboxAddress } from '../../api/deliveries/sending/inbox-address';
import type { Send } from '../../api/deliveries/sending/send';
import type { Api } from '../../api/http/create-app';
import type { ApiServices } from '../../api/http/services';
import { removeUnusedUploads } from '../../api/uploads/remove-unused';
import { recordDeliveries, type SandboxHooks, sandboxHooks } from '../../sandbox/http/api-hooks';
import type { SandboxServices } from '../../sandbox/http/services';
import { InboxDelays } from '../../sandbox/inbox/inbox-delays';
import { sendToInbox } from '../../sandbox/inbox/send-to-inbox';
import { RecordHub } from '../../sandbox/records/record-hub';
import { countCreations } from '../../sandbox/sandboxes/creation-limits';
import { ensurePermanentSandbox } from '../../sandbox/sandboxes/permanent-sandbox';
import { pruneSandboxes, removeIdleSandboxes } from '../../sandbox/sandboxes/remove-sandboxes';
import { Turns } from '../../sandbox/sandboxes/turns';
import { UseGuard } from '../../sandbox/sandboxes/use-guard';
import type { Env } from '../../site/config/env';
import { loadOnce } from '../../site/config/load-once';

const MEGABYTE = 1024 * 1024;

/** Calls back after a time. @returns cancels the call */
function startTimer(callback: () => void, milliseconds: number): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}

/** Shared parts of the sandboxes of a process, and their hooks into the API and its background work. */
export class SandboxHost {
  readonly hooks: SandboxHooks;
  readonly #services: SandboxServices;
  readonly #guard: UseGuard;
  readonly #stop = new AbortController();
  readonly #loadApp = loadOnce(async (): Promise<Api> => {
    const { createSandboxApp } = await import('../../sandbox/http/app');
    return createSandboxApp(this.#services, this.#guard);
  });

  /**
   * @param services their `database` may be opened later, and those of {@link hooks} are added to them
   * @param deliverDue works until no delivery of shops, or not that one, is due or under way
   */
  constructor(services: ApiServices, settings: Env, deliverDue: SandboxServices['deliverDue']) {
    const turns = () =>
      new Turns({
        perClient: settings.EXPENSIVE_AT_ONCE_PER_CLIENT,
        total: settings.EXPENSIVE_AT_ONCE,
      });
    const own: Omit<SandboxServices, keyof ApiServices> = {
      limits: {
        perHour: settings.SANDBOXES_PER_HOUR,
        alivePerClient: settings.SANDBOXES_ALIVE_PER_CLIENT,
        alive: settings.SANDBOXES_ALIVE,
        rows: settings.SANDBOX_ROWS,
        images: settings.SANDBOX_IMAGES,
        bytes: settings.SANDBOX_MB * MEGABYTE,
        bytesPerClient: settings.SANDBOX_MB_PER_CLIENT * MEGABYTE,
      },
      countCreation: countCreations(settings.SANDBOXES_PER_HOUR),
      apiUrl: settings.API_URL,
      deliverDue,
      delays: new InboxDelays(startTimer),
      hub: new RecordHub({ perClient: settings.STREAMS_PER_CLIENT, total: settings.STREAMS }),
      turns: { copy: turns(), due: turns() },
      startTimer,
      stopSignal: this.#stop.signal,
    };
    // The others stay those of the object, some of which exist only while the database is open.
    this.#services = Object.assign(Object.create(services), own);
    this.#guard = new UseGuard(this.#services);
    this.hooks = sandboxHooks(this.#services, this.#guard);
  }

  async fetch(request: Request, address?: string): Promise<Response> {
    return (await this.#loadApp()).fetch(request, address);
  }

  /** Prepares a database that was just opened. */
  async prepare(services: Pick<SandboxServices, 'database' | 'now' | 'randomBytes'>) {
    await ensurePermanentSandbox(services);
  }

  /** The options of a deliverer that also sends to inboxes. @param sendPublic sends to all other addresses */
  delivery(sendPublic: Send): Required<Omit<DelivererOptions, 'onError' | 'maxWaitMs'>> {
    const { hub } = this.#services;
    return {
      ownAddresses: INBOX_ADDRESSES,
      sendTo: (address, shopId) =>
        isInboxAddress(address)
          ? (outgoing) => sendToInbox(this.#services, this.#guard, { ...outgoing, shopId })
          : sendPublic,
      onAttempts: (transaction, attempts) =>
        recordDeliveries(this.#guard, transaction, attempts, hub),
    };
  }

  /** Removes data that is no longer needed. */
  async clean(): Promise<void> {
    await removeIdleSandboxes(this.#services);
    await pruneSandboxes(this.#services);
    // Those of sandboxes that made room for others.
    await removeUnusedUploads(this.#services);
  }

  /** Ends the streams, which would keep their connections open forever, and the delays of inboxes. */
  endStreams(): void {
    this.#stop.abort();
    this.#services.delays.stop();
  }
}
