import type { AwaitedResponses } from './awaited-responses.client';
import type { ComponentType, Stored, System, ViewerMessages } from './system.client';

interface ResponseProps {
  response: Stored;
  path: string;
  method: string;
}

/** Responses that the reader has been shown. They are rendered again when an operation is opened again. */
const shown = new WeakSet<object>();

/**
 * Says above a response that reports an error what happened and what to do. A new response gets the focus that the button
 * which sent the request has lost, and is scrolled into view unless the reader does something else meanwhile.
 */
export function explainResponse(messages: ViewerMessages, { isAwaited }: AwaitedResponses) {
  return (Original: ComponentType<ResponseProps>, system: System) => {
    const { createElement: h, useEffect, useRef } = system.React;

    return function LiveResponse(props: ResponseProps) {
      const status = Number(props.response.get('status'));
      const reason = props.response.get('message');
      const advice = adviceFor(status, reason, messages.advice);
      const box = useRef<HTMLDivElement>(null);
      useEffect(() => {
        if (shown.has(props.response)) return;
        shown.add(props.response);
        if (isAwaited(props.path, props.method)) box.current?.scrollIntoView({ block: 'nearest' });
        if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
      }, [props.response, props.path, props.method]);
      return h(
        'div',
        { ref: box, tabIndex: -1, className: 'api-response' },
        advice && h('p', { role: 'alert', className: 'api-advice' }, advice),
        // Without a status, nothing was received that could be shown.
        status > 0 && h(Original, props),
      );
    };
  };
}

/** What to do about a status; without a status, about the reason that nothing was received. */
export function adviceFor(
  status: number,
  reason: unknown,
  advice: ViewerMessages['advice'],
): string | undefined {
  if (!(status > 0)) {
    const { sandbox }: { sandbox: Readonly<Record<string, string>> } = advice;
    return typeof reason === 'string' && Object.hasOwn(sandbox, reason)
      ? sandbox[reason]
      : advice.noResponse;
  }
  if (status >= 500) return advice.server;
  const byStatus: Readonly<Record<number, string>> = advice.status;
  return Object.hasOwn(byStatus, status) ? byStatus[status] : undefined;
}
