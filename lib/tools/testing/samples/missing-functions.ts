import { sdk } from '../../../browser/sdk-package';
import { listFunctions } from '../../../content/sdk/model';
import type { Sample } from '../../checks/content/samples';

/** Declared functions that the SDK doesn't have yet. */
const MISSING = listFunctions()
  .map(({ name }) => name)
  .filter((name) => !(name in sdk));

/** Functions that a sample calls and the SDK doesn't have yet; such a sample is only compiled. */
export const missingFunctionsOf = ({ code }: Sample): string[] =>
  MISSING.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
