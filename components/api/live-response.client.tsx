import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ErrorHelp } from '@/lib/browser/console/error-help';
import { openSandbox, resetSandbox } from '@/lib/browser/console/sandbox';
import { enApiReference } from '@/lib/site/messages/en-api-reference';
import { enErrorHelp } from '@/lib/site/messages/en-error-help';
import parts from '../console/console-parts.module.css';
import { ErrorHelpText } from '../console/error-help.client';

interface ReceivedResponse {
  status?: number;
  message?: string;
  milliseconds?: number;
  isInSandbox?: boolean;
  help?: { toJS(): ErrorHelp };
}

interface LiveResponseProps {
  /** A map of Immutable. It has a status if something was received, otherwise a message. */
  response: { toObject(): ReceivedResponse };
}

/** Adds to the response of Swagger UI its status and time, and what to do about an error. */
export function liveResponse(Original: ComponentType<LiveResponseProps>) {
  return function LiveResponse(props: LiveResponseProps) {
    const { response } = props;
    const box = useRef<HTMLDivElement>(null);
    const { status = 0, message, milliseconds, isInSandbox, ...others } = response.toObject();
    const help = others.help?.toJS();
    const hint = help ? undefined : adviceFor(status, message);
    // The button has lost the focus, since it was disabled while the request was sent.
    // biome-ignore lint/correctness/useExhaustiveDependencies: for each response
    useEffect(() => {
      if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    }, [response]);
    return (
      <div ref={box} tabIndex={-1}>
        {(help || hint) && (
          <div role="alert" className={parts.help}>
            {help ? <ErrorHelpText help={help} /> : <p>{hint}</p>}
            {help && isInSandbox && <ResetButton />}
          </div>
        )}
        {/* Without a status, nothing was received that could be shown. */}
        {status > 0 && (
          <>
            <p
              className={`${parts.status} api-status`}
              data-kind={status < 300 ? 'good' : 'problem'}
            >
              <strong>{status}</strong> {milliseconds} ms
            </p>
            <Original {...props} />
          </>
        )}
      </div>
    );
  };
}

/** Returns advice about a status; if it is 0, about the reason that nothing was received. */
export function adviceFor(status: number, reason = ''): string | undefined {
  const { sandbox, noResponse, server, status: byStatus } = enApiReference.viewer.advice;
  const texts: Readonly<Record<string, string>> = { ...sandbox, ...byStatus };
  if (status === 0) return texts[reason] ?? noResponse;
  return status >= 500 ? server : texts[status];
}

/** A button that restores the demo shop, since earlier requests may be why this one failed. */
function ResetButton() {
  const [result, setResult] = useState('');
  const reset = () =>
    openSandbox()
      .then(({ sandbox }) => resetSandbox(sandbox))
      .then(
        () => setResult(enErrorHelp.isReset),
        () => setResult(enErrorHelp.notReset),
      );
  return (
    <p>
      <button type="button" className="btn" onClick={() => void reset()}>
        {enErrorHelp.reset}
      </button>{' '}
      <span role="status">{result}</span>
    </p>
  );
}
