/** The statuses whose cases differ from call to call. */
export type ErrorStatus = 400 | 403 | 404 | 409 | 422;

/** One thing that can go wrong, with the message a caller reads. */
export interface ErrorCase {
  id: string;
  status: ErrorStatus;
  /** The operation ids that can answer it. */
  calls: 'every' | readonly string[];
  /** The operation ids that `every` leaves out. */
  except?: readonly string[];
  /** When it happens. */
  summary: string;
  /** An example of `message`. */
  message: readonly [string, ...string[]];
}
