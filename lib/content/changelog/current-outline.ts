import { buildOpenApiDocument } from '../../api/openapi/document';
import { defaultServerUrl } from '../../site/config/api-url';
import { type ContractOutline, outlineOf } from './outline';

/** The outline of the contract as it is. It doesn't depend on the settings of this site. */
export function currentOutline(): ContractOutline {
  return outlineOf(buildOpenApiDocument({ serverUrl: defaultServerUrl }));
}
