/** The two operations that are measured: a read and a change of a customer of the demo shop. */
export const MEASURED = {
  getCustomer: (token: string) => ({
    method: 'GET' as const,
    path: '/v2/customers/getCustomer?customerIdentifier=7400112',
    headers: { authorization: `Bearer ${token}` },
  }),
  updateBalance: (token: string) => ({
    method: 'POST' as const,
    path: '/v2/customers/updateBalance',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ customerIdentifier: '7400112', balanceDelta: 0.01 }),
  }),
};

export type MeasuredOperation = keyof typeof MEASURED;
export const MEASURED_OPERATIONS = Object.keys(MEASURED) as MeasuredOperation[];
