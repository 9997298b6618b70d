import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import SwaggerUI from 'swagger-ui-react';
import { enApiReference } from '@/lib/site/messages/en-api-reference';
import { child, type JsonObject } from './json-object';
import { showOperation } from './operation-document.client';
import {
  type AuthActions,
  removeCredentials,
  type ServerActions,
  shareCredentials,
  shareSetup,
} from './shared-setup.client';

/** The part of the system of Swagger UI that dialogs use. */
export interface DialogSystem {
  // biome-ignore lint/suspicious/noExplicitAny: Swagger UI doesn't publish the props of its components
  getComponent(name: string, container?: boolean): ComponentType<any>;
  authActions: AuthActions;
  oas3Actions: ServerActions;
}

interface AuthorizationSystem extends DialogSystem {
  authSelectors: {
    definitionsToAuthorize(): { size: number } | null | undefined;
    shownDefinitions(): unknown;
  };
}

/** State of Swagger UI: credentials are those of all viewers. */
export const sharedAuthorization = {
  wrapActions: {
    authorizeWithPersistOption: () => shareCredentials,
    logoutWithPersistOption: () => removeCredentials,
  },
};

interface ResolvingSystem {
  specActions: { updateResolvedSubtree(path: readonly string[], value: unknown): void };
}

/**
 * Action that takes the resolved components from a document whose references are resolved already.
 *
 * @param operation what is at any other path
 */
export function resolveFrom(spec: JsonObject, operation?: JsonObject) {
  return (_original: unknown, { specActions }: ResolvingSystem) =>
    (path: readonly string[]) =>
      specActions.updateResolvedSubtree(
        path,
        path[0] === 'components' ? path.reduce<unknown>(child, spec) : operation,
      );
}

/** Makes the box for credentials a dialog. That of Swagger UI is none for screen readers, and the focus leaves it. */
export function asDialog(Original: ComponentType<DialogSystem>) {
  return function Dialog(props: DialogSystem) {
    const box = useRef<HTMLDialogElement>(null);
    useLayoutEffect(() => {
      const dialog = box.current;
      dialog?.showModal();
      // Returns the focus to the button.
      return () => dialog?.close();
    }, []);
    // In development, React runs the effect twice, and the event arrives when the dialog is open again.
    const close = () => !box.current?.open && props.authActions.showDefinitions(false);
    const label = enApiReference.viewer.authorize;
    return (
      <dialog ref={box} closedby="any" aria-label={label} onClose={close}>
        <Original {...props} />
      </dialog>
    );
  };
}

interface AuthorizationProps {
  document: JsonObject;
  onClose: () => void;
}

/** The dialog for credentials without an operation. It opens at once. */
export function Authorization({ document, onClose }: AuthorizationProps) {
  const close = useRef(onClose);
  const spec = useRef({ ...showOperation(document, ['paths', '', '']).spec, paths: {} });
  return (
    <SwaggerUI
      spec={spec.current}
      plugins={[authorizationPlugin(spec.current, () => close.current())]}
      layout="AuthorizationLayout"
    />
  );
}

function AuthorizationLayout(system: AuthorizationSystem) {
  const { getComponent, authActions, authSelectors, oas3Actions } = system;
  const Popup = getComponent('authorizationPopup', true);
  const schemes = authSelectors.definitionsToAuthorize();
  const isLoaded = Boolean(schemes?.size);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Swagger UI passes other functions to each rendering
  useEffect(() => {
    if (isLoaded) authActions.showDefinitions(schemes);
    return shareSetup({ authActions, oas3Actions });
  }, [isLoaded]);
  return <div className="swagger-ui">{Boolean(authSelectors.shownDefinitions()) && <Popup />}</div>;
}

function authorizationPlugin(spec: JsonObject, onClose: () => void) {
  return () => ({
    components: { AuthorizationLayout },
    wrapComponents: { authorizationPopup: asDialog },
    statePlugins: {
      spec: { wrapActions: { requestResolvedSubtree: resolveFrom(spec) } },
      auth: {
        wrapActions: {
          ...sharedAuthorization.wrapActions,
          showDefinitions:
            (original: (definitions: unknown) => unknown) => (definitions: unknown) => {
              if (definitions === false) onClose();
              return original(definitions);
            },
        },
      },
    },
  });
}
