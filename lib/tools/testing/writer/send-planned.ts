import { createApi } from '../../../api/app';
import { handlers } from '../../../api/handlers';
import type { ApiServices } from '../../../api/http/services';
import { getOperation } from '../../../api/operations';
import { TEST_KEY } from '../api/test-api';
import { createTestUploads } from '../api/test-uploads';
import type { PlannedRequest } from './planned-requests';

/** The response to a planned request. */
export interface PlannedResponse {
  status: number;
  isReplayed: boolean;
  body: string;
}

/** Sends planned requests to the API on a database. None of them has files. */
export function plannedRequestSender(
  services: Pick<ApiServices, 'database' | 'now' | 'randomBytes'>,
  token: string,
) {
  const { uploads } = createTestUploads(services.randomBytes);
  const api = createApi({ ...services, uploads, secretKey: () => TEST_KEY, log() {} }, handlers);
  return async ({ operation, body, idempotencyKey }: PlannedRequest): Promise<PlannedResponse> => {
    const { path, method } = getOperation(operation);
    const response = await api.fetch(
      new Request(new URL(path, 'https://api.laurel.example'), {
        method: method.toUpperCase(),
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': idempotencyKey,
        },
        body: JSON.stringify(body),
      }),
    );
    return {
      status: response.status,
      isReplayed: response.headers.get('idempotency-replayed') === 'true',
      body: await response.text(),
    };
  };
}
