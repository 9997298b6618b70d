import type { ErrorResult, Success } from '../declared';
import { failure, hasFailed } from '../results';
import type { ModuleContext } from './loaded-modules';

/** Runs a method for customers. For guests, it returns an error without a request. */
export async function customerOnly<Done extends Success>(
  { tokens }: Pick<ModuleContext, 'tokens'>,
  run: () => Promise<Done | ErrorResult>,
): Promise<Done | ErrorResult> {
  const holder = await tokens.current();
  if (hasFailed(holder)) return holder;
  return holder.data.session.role === 'customer'
    ? run()
    : failure('NOT_AUTHENTICATED', 'No customer is signed in.');
}
