import type { Database } from '../../../api/database/database';

/** The error that a database fails with; if it is not set, the database works. */
export interface Failure {
  error?: Error;
}

/** A database whose transactions fail while there is an error. Everything else works. */
export function failingDatabase(database: Database, failure: Failure): Database {
  return new Proxy(database, {
    get(target, property) {
      if (property === 'transaction' && failure.error) return () => Promise.reject(failure.error);
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
