import { SDK_HINT_ID } from './sdk-hint-id';

/** The box of the hints on names of the SDK, which `sdk-hints.client.ts` fills and shows. */
export function SdkHint() {
  return (
    <div id={SDK_HINT_ID} role="tooltip" popover="manual">
      <code />
      <p />
    </div>
  );
}
