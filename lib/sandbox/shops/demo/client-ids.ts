/** Ids of the clients of the demo shop, by name. */
export const clientIds = {
  full: 'cl_5f20',
  readOnly: 'cl_3d07',
  reviewsOnly: 'cl_b6d4',
  partner: 'cl_81aa',
  disabled: 'cl_0e4b',
  belowPlan: 'cl_c19f',
} as const;
