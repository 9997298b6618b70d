import { z } from 'zod';

/** A setting that is an integer within bounds, both included. */
export function integer(minimum: number, maximum: number) {
  const error = `must be an integer from ${minimum} to ${maximum}`;
  return z.coerce.number({ error }).int(error).min(minimum, error).max(maximum, error);
}
