import { withBasePath } from '../../site/config/base-path';
import { ConsoleProblem, fetchOrProblem, problemOf } from './problem';

/**
 * Sends a request with a token and a JSON body.
 *
 * @param path without the base path
 * @returns the response; its status can be an error that is about the request
 * @throws ConsoleProblem if there is no response, or if the response says nothing about the request
 */
export async function sendJson(
  method: string,
  path: string,
  token: string | null,
  body?: object,
): Promise<Response> {
  const response = await fetchOrProblem(withBasePath(path), {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const problem = problemOf(response);
  if (problem) throw problem;
  if (response.status === 401) throw new ConsoleProblem('expired');
  return response;
}
