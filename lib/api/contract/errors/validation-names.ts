import type { z } from 'zod';
import { type ErrorId, errors } from './errors';

/** The fields of an operation whose invalid values have a separate error in the catalog. */
interface FieldError {
  error: ErrorId;
  fields: readonly string[];
  /** Whether a missing field has the error too. */
  includesMissing?: true;
}

const fieldErrors: Readonly<Record<string, FieldError>> = {
  getAccessToken: {
    error: 'accessTokenBadRequest',
    fields: ['clientId', 'clientSecret', 'grantType', 'scope'],
    includesMissing: true,
  },
  updateBalance: { error: 'balanceDeltaInvalid', fields: ['balanceDelta'] },
  sendEvent: { error: 'earningRuleUnsupported', fields: ['ruleType'] },
  getReviewAggregates: {
    error: 'reviewAggregatesInvalid',
    fields: ['productIds', 'withStarsDistribution', 'withMediaCount', 'withReplyCount'],
  },
};

const ids: ReadonlySet<unknown> = new Set(errors.map(({ id }) => id));

/** The options of a rule for several fields, whose violation is an error of the catalog. */
export function ruleError(error: ErrorId, message: string, path: string[] = []) {
  return { message, path, params: { error } };
}

/** The error of a problem that a schema of an operation finds. @param issue with its input */
export function validationName(operationId: string, issue: z.core.$ZodIssue): ErrorId {
  if (issue.code === 'custom' && ids.has(issue.params?.error)) return issue.params?.error;
  const { error, fields, includesMissing } = fieldErrors[operationId] ?? {};
  if (!error || !fields?.includes(String(issue.path[0]))) return 'validationFailed';
  return issue.input !== undefined || includesMissing ? error : 'validationFailed';
}

/** The one error of all problems; `validationFailed` if they have several. */
export function commonName(names: Iterable<ErrorId>): ErrorId {
  const [first, ...others] = new Set(names);
  return first !== undefined && others.length === 0 ? first : 'validationFailed';
}
