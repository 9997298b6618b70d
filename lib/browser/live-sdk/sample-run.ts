import { customerIdentifierOf, type Viewer } from '../../sandbox/shops/demo/viewers';
import { FRAME_SANDBOX, sampleFrame } from '../../site/config/sample-address';
import { ConsoleProblem, fetchOrProblem } from '../console/problem';
import type { Sandbox } from '../console/sandbox';
import {
  FRAME_LIMITS,
  type FrameMessage,
  type FrameOrder,
  PORT_MESSAGE,
  readFrameMessage,
} from './frame-messages';
import type { LiveEntry } from './live-entry';
import { storefrontToken } from './storefront-token';

/** Why a run ended before the reader stopped it: it opened another page, or sent more than it may. */
export type EndReason = 'left' | 'tooMuch';

interface SampleRunOptions {
  /** Id of the sample. */
  sample: string;
  /** Name of the frame. */
  title: string;
  /** An empty element of the page, for the frame. */
  stage: HTMLElement;
  sandbox: Sandbox;
  viewer: Viewer;
  onEntry: (entry: LiveEntry) => void;
  onEnd: (reason: EndReason) => void;
  /** Removes the frame. */
  signal: AbortSignal;
}

/** Longest wait for the scripts of a frame, which can fail without a sign. */
const START_MS = 15_000;

/**
 * Runs a sample in a frame without an origin, which can't reach the page. It talks with the page through one port, and
 * only storefront tokens enter it.
 *
 * @returns when the sample has started
 * @throws ConsoleProblem if the sandbox, the sample or the SDK can't be loaded
 */
export async function runSample(options: SampleRunOptions): Promise<void> {
  const { sample, title, stage, sandbox, viewer, signal } = options;
  // A frame shows no reason if it can't be loaded.
  const [first, response] = await Promise.all([
    storefrontToken(sandbox, customerIdentifierOf(viewer)),
    fetchOrProblem(sampleFrame(sample), {}),
  ]);
  if (!response.ok) throw new ConsoleProblem('failed');
  if (signal.aborted) return;

  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', FRAME_SANDBOX);
  frame.title = title;
  frame.src = sampleFrame(sample);
  signal.addEventListener('abort', () => frame.remove());
  const started = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      frame.remove();
      reject(new ConsoleProblem('offline'));
    }, START_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
    connect(frame, options, first, () => {
      clearTimeout(timer);
      resolve();
    });
  });
  stage.replaceChildren(frame);
  await started;
}

/** Gives the frame its port when it has loaded. A frame that loads again has left the sample. */
function connect(
  frame: HTMLIFrameElement,
  { sandbox, viewer, signal, onEntry, onEnd }: SampleRunOptions,
  firstToken: string,
  onReady: () => void,
): void {
  const { port1: port, port2 } = new MessageChannel();
  const end = (reason: EndReason) => {
    port.close();
    frame.remove();
    onReady();
    if (!signal.aborted) onEnd(reason);
  };
  signal.addEventListener('abort', () => port.close());
  const order = (message: FrameOrder) => port.postMessage(JSON.stringify(message));
  let token: string | null = firstToken;
  const sendToken = async (number: number, isGuest: boolean) => {
    const kept = isGuest ? null : token;
    token = null;
    const identifier = isGuest ? undefined : customerIdentifierOf(viewer);
    const sent = kept ?? (await storefrontToken(sandbox, identifier).catch(() => ''));
    order({ kind: 'token', number, token: sent });
  };
  const receive = (message: FrameMessage | null) => {
    if (message === null || signal.aborted) return;
    if (message.kind === 'ready') onReady();
    else if (message.kind === 'needsToken') void sendToken(message.number, message.isGuest);
    else onEntry(message);
  };
  let count = 0;
  port.onmessage = ({ data }) => {
    count += 1;
    if (count > FRAME_LIMITS.messages) end('tooMuch');
    else receive(readFrameMessage(data));
  };
  let hasPort = false;
  frame.addEventListener('load', () => {
    if (hasPort) return end('left');
    hasPort = true;
    // The origin of the frame has no name. The message has no secret.
    frame.contentWindow?.postMessage(PORT_MESSAGE, '*', [port2]);
    // The page's color mode may differ from that of the system.
    const { colorScheme } = getComputedStyle(frame);
    order({ kind: 'start', shop: sandbox.shop.domain, colorScheme });
  });
}
