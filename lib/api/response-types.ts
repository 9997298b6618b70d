import type { ResultOf } from './contract/route-types';
import type { operations } from './operations';

type Operation = (typeof operations)[number];

/** The path of an operation below `/v2`, such as `customers/getCustomer`. */
export type OperationPath = Operation['route']['path'] extends `/v2/${infer Path}` ? Path : never;

/** The body of the successful response of an operation, as the contract types it. */
export type ResponseAt<Path extends OperationPath> = ResultOf<
  Extract<Operation['route'], { path: `/v2/${Path}` }>
>;
