import { defaultServerUrl } from '../config/api-url';
import { buildOpenApiDocument } from '../openapi/document';
import { type ContractOutline, outlineOf } from './outline';

/** The outline of the contract as it is. It doesn't depend on the settings of this site. */
export function currentOutline(): ContractOutline {
  return outlineOf(buildOpenApiDocument({ serverUrl: defaultServerUrl }));
}
