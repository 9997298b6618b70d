import { type ComponentType, useEffect, useRef, useState } from 'react';
import { ERROR_HEADER, type ErrorHelp, findErrorHelp } from '@/lib/browser/console/error-help';
import { openSandbox, resetSandbox } from '@/lib/browser/console/sandbox';
import { loadCatalog } from '@/lib/browser/console/subject';
import { enApiReference } from '@/lib/site/messages/en-api-reference';
import { enErrorHelp } from '@/lib/site/messages/en-error-help';
import parts from '../console/console-parts.module.css';
import { ErrorHelpText } from '../console/error-help.client';
import type { Immutable } from './viewer-system';

interface LiveResponseProps {
  response: Immutable;
}

/** Adds to the response of Swagger UI its status and time, and what to do about an error. */
export function liveResponse(Original: ComponentType<LiveResponseProps>) {
  return function LiveResponse(props: LiveResponseProps) {
    const { response } = props;
    const box = useRef<HTMLDivElement>(null);
    const status = Number(response.get('status'));
    const help = useErrorHelp(response);
    const hint = help ? undefined : adviceFor(status, response.get('message'));
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
            {help && response.get('isInSandbox') === true && <ResetButton />}
          </div>
        )}
        {/* Without a status, nothing was received that could be shown. */}
        {status > 0 && (
          <>
            <p
              className={`${parts.status} api-status`}
              data-kind={status < 300 ? 'good' : 'problem'}
            >
              <strong>{status}</strong> {String(response.get('milliseconds') ?? '')} ms
            </p>
            <Original {...props} />
          </>
        )}
      </div>
    );
  };
}

/** Returns advice about a status; without a status, about the reason that nothing was received. */
export function adviceFor(status: number, reason: unknown): string | undefined {
  const { sandbox, noResponse, server, status: byStatus } = enApiReference.viewer.advice;
  const texts: Readonly<Record<string, string>> = { ...sandbox, ...byStatus };
  if (!(status > 0)) return texts[String(reason)] ?? noResponse;
  return status >= 500 ? server : texts[status];
}

/** The error of a response, when the catalog of errors is loaded. */
function useErrorHelp(response: Immutable): ErrorHelp | undefined {
  const [found, setFound] = useState<{ body: string; help: ErrorHelp | undefined }>();
  const status = Number(response.get('status'));
  const body = String(response.get('text'));
  const name = (response.get('headers') as Immutable | undefined)?.get(ERROR_HEADER);
  useEffect(() => {
    if (!(status >= 400)) return;
    // Without the catalog, the response itself still says what is wrong.
    loadCatalog().then(
      ({ help }) => {
        const error = { status, body, name: name ? String(name) : null };
        setFound({ body, help: findErrorHelp(Object.values(help), error) });
      },
      () => {},
    );
  }, [status, body, name]);
  return found?.body === body ? found.help : undefined;
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
