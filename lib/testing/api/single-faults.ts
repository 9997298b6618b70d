import fc from 'fast-check';
import type { OperationId } from '../../api/operations';
import { validRequests } from './arbitrary-requests';
import { bodyFaults } from './faults/body-faults';
import type { Fault, FaultyRequest } from './faults/fault';
import { fieldFaults } from './faults/field-faults';
import { combinationFaults, generalFaults } from './faults/general-faults';
import { identityFaults } from './faults/identity-faults';
import { parameterFaults } from './faults/parameter-faults';
import type { ArbitraryRequest, RequestSources } from './generated-request';
import { requestSchemas } from './request-schemas';

/** Requests of an operation with a single fault each. */
export function singleFaultRequests(
  operationId: OperationId,
  sources: RequestSources,
): fc.Arbitrary<FaultyRequest> {
  const faults = faultsOf(operationId);
  return fc
    .tuple(validRequests(operationId, sources), fc.nat({ max: faults.length - 1 }))
    .map(([request, index]) => applyFrom(faults, index, request));
}

/** Applies the fault with an index, or the next one that applies. */
function applyFrom(
  faults: readonly Fault[],
  index: number,
  request: ArbitraryRequest,
): FaultyRequest {
  for (let step = 0; step < faults.length; step++) {
    const fault = faults[(index + step) % faults.length];
    const faulty = fault?.apply(structuredClone(request));
    if (fault && faulty) return { fault: fault.name, ...faulty };
  }
  throw new Error(`No fault applies to ${JSON.stringify(request)}.`);
}

function faultsOf(operationId: OperationId): Fault[] {
  const { query, body } = requestSchemas(operationId);
  return [
    ...query.flatMap((field) => parameterFaults(field)),
    ...(body ?? []).flatMap((field) => fieldFaults([], field)),
    ...(body ? bodyFaults(operationId) : []),
    ...identityFaults(operationId),
    ...combinationFaults(operationId),
    ...generalFaults(operationId),
  ];
}
