import fc from 'fast-check';
import { limits } from '../../../../api/contract/limits';
import type { OperationId } from '../../../../api/operations';
import { bodyViolations } from '../violations/body-violations';
import { fieldViolations } from '../violations/field-violations';
import { combinationViolations, generalViolations } from '../violations/general-violations';
import { identityViolations } from '../violations/identity-violations';
import { parameterViolations } from '../violations/parameter-violations';
import type { InvalidRequest, Violation } from '../violations/violation';
import { validRequests } from './arbitrary-requests';
import type { ArbitraryRequest, RequestSources } from './generated-request';
import { requestSchemas } from './request-schemas';

/** Requests of an operation with a single violation each. */
export function invalidRequests(
  operationId: OperationId,
  sources: RequestSources,
): fc.Arbitrary<InvalidRequest> {
  const violations = violationsOf(operationId);
  return fc
    .tuple(
      // A year in the future has the form of a valid one, but would be a second problem.
      validRequests(operationId, sources).filter(({ body }) => body?.year !== limits.birthYear.max),
      fc.nat({ max: violations.length - 1 }),
    )
    .map(([request, index]) => applyFrom(violations, index, request));
}

/** Applies the violation with an index, or the next one that applies. */
function applyFrom(
  violations: readonly Violation[],
  index: number,
  request: ArbitraryRequest,
): InvalidRequest {
  for (let step = 0; step < violations.length; step++) {
    const violation = violations[(index + step) % violations.length];
    const invalid = violation?.apply(structuredClone(request));
    if (violation && invalid) return { violation: violation.name, ...invalid };
  }
  throw new Error(`No violation applies to ${JSON.stringify(request)}.`);
}

function violationsOf(operationId: OperationId): Violation[] {
  const { query, body } = requestSchemas(operationId);
  return [
    ...query.flatMap((field) => parameterViolations(field)),
    ...(body ?? []).flatMap((field) => fieldViolations([], field)),
    ...(body ? bodyViolations(operationId) : []),
    ...identityViolations(operationId),
    ...combinationViolations(operationId),
    ...generalViolations(operationId),
  ];
}
