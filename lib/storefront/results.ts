import { type ErrorCode, METHOD_STATUSES } from './constants';
import type { Core, ErrorResult, Success, SuccessResult } from './declared';

/** A result with data or an error. */
export type Result<T> = SuccessResult<T> | ErrorResult;

/** The result of a method that succeeded without data. */
export const success = (): Success => ({ status: METHOD_STATUSES.SUCCESS });

/** The result of a method that succeeded with data. */
export const successWith = <T>(data: T): SuccessResult<T> => ({
  status: METHOD_STATUSES.SUCCESS,
  data,
});

/** The result of a method that failed. @param details one sentence for each invalid argument */
export const failure = (code: ErrorCode, message: string, details?: string[]): ErrorResult => ({
  status: METHOD_STATUSES.ERROR,
  error: { code: code as Core.ERROR_CODES, message, ...(details && { details }) },
});

/** Whether a result is an error. */
export const hasFailed = (result: { status: Core.METHOD_STATUSES }): result is ErrorResult =>
  result.status === METHOD_STATUSES.ERROR;

/** The message of whatever was thrown. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

/** Runs a function whose errors become results, since methods never reject. */
export async function guarded<T>(run: () => Promise<T>): Promise<T | ErrorResult> {
  try {
    return await run();
  } catch (error) {
    return failure('UNKNOWN_ERROR', messageOf(error));
  }
}
