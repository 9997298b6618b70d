/** Id of the box of the hints on names of the SDK. */
export const SDK_HINT_ID = 'sdk-hint';
