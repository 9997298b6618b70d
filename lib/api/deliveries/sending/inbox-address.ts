/** The host of the addresses of inboxes. Requests to it never leave the process. */
const INBOX_HOST = 'inbox.sandbox.example';

/** The prefix of inbox addresses. */
export const INBOX_ADDRESSES = `https://${INBOX_HOST}/`;

const INBOX_PATH = /^\/([\w-]{1,64})$/;

/** Whether an address is that of an inbox. */
export function isInboxAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).host === INBOX_HOST;
}

/** The name of the inbox with an address; `undefined` if no inbox can have it. */
export function inboxNameOf(address: string): string | undefined {
  return INBOX_PATH.exec(new URL(address).pathname)?.[1];
}
