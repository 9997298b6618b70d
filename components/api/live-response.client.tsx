import { type ComponentType, useEffect, useRef, useState } from 'react';
import { ERROR_HEADER, type ErrorHelp, findErrorHelp } from '@/lib/browser/console/error-help';
import { openSandbox, resetSandbox } from '@/lib/browser/console/sandbox';
import { loadCatalog } from '@/lib/browser/console/subject';
import { enApiReference } from '@/lib/site/messages/en-api-reference';
import { enErrorHelp } from '@/lib/site/messages/en-error-help';
import { ErrorHelpText } from '../console/error-help.client';
import { child, text } from './json-object';
import type { Immutable, ViewerSystem } from './viewer-system';

const { advice } = enApiReference.viewer;

interface LiveResponseProps {
  response: Immutable;
  path: string;
  method: string;
  specSelectors: ViewerSystem['specSelectors'];
}

/**
 * Adds to the response of Swagger UI its status and time, and what to do about an error.
 *
 * @param sandboxServer server of the sandbox, without a trailing slash, if the site has one
 */
export function liveResponse(sandboxServer: string | null) {
  return (Original: ComponentType<LiveResponseProps>) =>
    function LiveResponse(props: LiveResponseProps) {
      const { response, path, method, specSelectors } = props;
      const box = useRef<HTMLDivElement>(null);
      const status = Number(response.get('status'));
      const operationId = specSelectors.specJson().getIn(['paths', path, method, 'operationId']);
      const help = useErrorHelp(String(operationId), response);
      const hint = help ? undefined : adviceFor(status, response.get('message'));
      const isInSandbox =
        sandboxServer !== null && String(response.get('url')).startsWith(`${sandboxServer}/`);
      // The button has lost the focus, since it was disabled while the request was sent.
      // biome-ignore lint/correctness/useExhaustiveDependencies: for each response
      useEffect(() => {
        if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
      }, [response]);
      return (
        <div ref={box} tabIndex={-1}>
          {(help || hint) && (
            <div role="alert" className="api-advice">
              {help ? <ErrorHelpText help={help} /> : <p>{hint}</p>}
              {help && isInSandbox && <ResetButton />}
            </div>
          )}
          {/* Without a status, nothing was received that could be shown. */}
          {status > 0 && (
            <>
              <p className="api-status" data-good={status < 400 ? '' : undefined}>
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
  if (!(status > 0)) return text(child(advice.sandbox, String(reason))) || advice.noResponse;
  return status >= 500 ? advice.server : text(child(advice.status, String(status))) || undefined;
}

/** The error of a response, when the catalog of errors is loaded. */
function useErrorHelp(operationId: string, response: Immutable): ErrorHelp | undefined {
  const [help, setHelp] = useState<ErrorHelp>();
  useEffect(() => {
    const status = Number(response.get('status'));
    setHelp(undefined);
    if (!(status >= 400)) return;
    let isShown = true;
    const headers = response.get('headers') as Immutable | undefined;
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
