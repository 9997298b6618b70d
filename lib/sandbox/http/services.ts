import type { DeliveryChoice } from '../../api/deliveries/delivery-store';
import type { ApiServices } from '../../api/http/services';
import type { ExpensiveWork } from '../contract/define-operation';
import type { InboxDelays } from '../inbox/inbox-delays';
import type { RecordHub } from '../records/record-hub';
import type { Turns } from '../sandboxes/turns';

/** The limits of a host that anybody can use. */
export interface SandboxLimits {
  /** Sandboxes that one network can create in an hour. */
  perHour: number;
  /** Sandboxes of one network that exist at once. */
  alivePerClient: number;
  /** Sandboxes that exist at once. */
  alive: number;
  /** Rows that a sandbox can have. */
  rows: number;
  /** Images that the reviews of a sandbox can have. */
  images: number;
  /** Bytes that the rows and images of a sandbox can have. */
  bytes: number;
  /** Bytes that all sandboxes of a network can have. */
  bytesPerClient: number;
}

/** Dependencies of sandboxes. */
export interface SandboxServices
  extends Pick<
    ApiServices,
    | 'database'
    | 'timedDatabase'
    | 'now'
    | 'randomBytes'
    | 'secretKey'
    | 'log'
    | 'beforeChange'
    | 'onEvent'
    | 'onCommit'
    | 'uploads'
    | 'checkRoom'
  > {
  limits: SandboxLimits;
  /** Counts a new sandbox of a network, even if it is removed soon. @throws HttpError 429 if there were too many */
  countCreation?: (network: string) => void;
  /** Public URL of the API. */
  apiUrl: string;
  /** Maximum duration of a move of the clock, in milliseconds; 20 seconds by default. */
  maxMoveMs?: number;
  /** Works until none of these deliveries is due or under way. @returns the attempts */
  deliverDue: (which: DeliveryChoice) => Promise<number>;
  delays: InboxDelays;
  turns: Readonly<Record<ExpensiveWork, Turns>>;
  hub: RecordHub;
  /** Calls back after a time. @returns cancels the call */
  startTimer: (callback: () => void, milliseconds: number) => () => void;
  /** Aborted when the process stops, so that streams end. */
  stopSignal: AbortSignal;
}
