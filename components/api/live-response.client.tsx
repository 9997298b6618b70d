import { type ComponentType, useEffect, useRef, useState } from 'react';
import { ERROR_HEADER, type ErrorHelp, findErrorHelp } from '@/lib/browser/console/error-help';
import { openSandbox, resetSandbox } from '@/lib/browser/console/sandbox';
import { loadCatalog } from '@/lib/browser/console/subject';
import { enErrorHelp } from '@/lib/site/messages/en-error-help';
import { ErrorHelpText } from '../console/error-help.client';
import { adviceFor } from './response-advice.client';

/** A map of Immutable, as Swagger UI keeps responses. */
interface ImmutableMap {
  get(key: string): unknown;
}

export interface LiveResponseProps {
  response: ImmutableMap;
}

interface LiveResponseOptions {
  operationId: string;
  /** Server of the sandbox, without a trailing slash, if the site has one. */
  sandboxServer: string | null;
}

/** Adds to the response of Swagger UI its status and time, and what to do about an error. */
export function liveResponse(
  Original: ComponentType<LiveResponseProps>,
  { operationId, sandboxServer }: LiveResponseOptions,
) {
  return function LiveResponse(props: LiveResponseProps) {
    const { response } = props;
    const box = useRef<HTMLDivElement>(null);
    const status = Number(response.get('status'));
    const help = useErrorHelp(operationId, response);
    const advice = help ? undefined : adviceFor(status, response.get('message'));
    const isInSandbox =
      sandboxServer !== null && String(response.get('url')).startsWith(`${sandboxServer}/`);
    // The button has lost the focus, since it was disabled while the request was sent.
    // biome-ignore lint/correctness/useExhaustiveDependencies: for each response
    useEffect(() => {
      if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    }, [response]);
    return (
      <div ref={box} tabIndex={-1}>
        {(help || advice) && (
          <div role="alert" className="api-advice">
            {help ? <ErrorHelpText help={help} /> : <p>{advice}</p>}
            {help && isInSandbox && <ResetButton />}
          </div>
        )}
        {/* Without a status, nothing was received that could be shown. */}
        {status > 0 && (
          <>
            <p className="api-status" data-good={status < 400 ? '' : undefined}>
              <strong>{status}</strong> {Number(response.get('duration'))} ms
            </p>
            <Original {...props} />
          </>
        )}
      </div>
    );
  };
}

interface SetResponse {
  err?: { response?: object };
}

/**
 * Actions that measure the time from a request to its response. Swagger UI measures it for successes only, and with the
 * time for creating a sandbox.
 */
export function timeRequests() {
  let start = 0;
  return {
    setMutatedRequest:
      (original: (...request: unknown[]) => unknown) =>
      (...request: unknown[]) => {
        start = performance.now();
        return original(...request);
      },
    setResponse:
      (original: (path: string, method: string, response: object) => unknown) =>
      (path: string, method: string, response: SetResponse) => {
        const duration = Math.round(performance.now() - start);
        Object.assign(response.err?.response ?? response, { duration });
        return original(path, method, response);
      },
  };
}

/** The error of a response, when the catalog of errors is loaded. */
function useErrorHelp(operationId: string, response: ImmutableMap): ErrorHelp | undefined {
  const [help, setHelp] = useState<ErrorHelp>();
  useEffect(() => {
    const status = Number(response.get('status'));
    setHelp(undefined);
    if (!(status >= 400)) return;
    let isShown = true;
    const headers = response.get('headers') as ImmutableMap | undefined;
    // Without the catalog, the response itself still says what is wrong.
    loadCatalog().then(
      ({ operations, help: all }) => {
        const errors = operations[operationId]?.errors.flatMap((id) => all[id] ?? []) ?? [];
        const name = headers?.get(ERROR_HEADER);
        const body = String(response.get('text'));
        const found = findErrorHelp(errors, { status, body, name: name ? String(name) : null });
        if (isShown) setHelp(found);
      },
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [operationId, response]);
  return help;
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
