/**
 * The names of errors that no operation lists, by status: those of the server, of unknown addresses, and of the sandbox.
 * The server of the site imports them too, so this file imports nothing.
 */
export const statusNames = {
  400: 'validationFailed',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'requestTimeout',
  409: 'conflict',
  413: 'payloadTooLarge',
  414: 'pathTooLong',
  415: 'unsupportedMediaType',
  417: 'expectationFailed',
  422: 'unprocessable',
  429: 'tooManyRequests',
  431: 'headersTooLarge',
  500: 'serverError',
  503: 'serviceUnavailable',
} as const;

/** The name of an error that no operation lists. */
export type StatusName = (typeof statusNames)[keyof typeof statusNames];
