import type { OperationId } from '../../api/operations';

const observed = new Map<OperationId, Set<number>>();

/** Remembers a response that a test received. */
export function observe(operationId: OperationId, status: number): void {
  const statuses = observed.get(operationId) ?? new Set();
  observed.set(operationId, statuses.add(status));
}

/** The statuses that an operation returned in this worker so far, in ascending order. */
export function observedStatuses(operationId: OperationId): number[] {
  return [...(observed.get(operationId) ?? [])].sort((a, b) => a - b);
}
