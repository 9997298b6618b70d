/** An error as it is logged. */
export interface ErrorDescription {
  type: string;
  /** SQLSTATE, or the code of a system error. */
  code?: string;
  constraint?: string;
  /** Its stack trace. */
  frames: string[];
  cause?: ErrorDescription;
}

/**
 * Describes an error for the log. Messages are left out: those of the database contain the values of the statement,
 * such as email addresses and tokens.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  // A line of the message can look like a frame.
  const stack = (error.stack ?? '').replace(error.message, () => '');
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    frames: frames.map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
