import { type ErrorId, errors } from './errors';
import { type StatusName, statusNames } from './status-names';

/** The value of the header `Laurel-Error`. */
type ErrorName = ErrorId | StatusName;

/** Every name that an operation returns: those of the catalog, then those of the statuses of any operation. */
export const errorNames: readonly ErrorName[] = [
  ...errors.map(({ id }) => id),
  ...([401, 413, 415, 429, 500, 503] as const).map((status) => statusNames[status]),
];
