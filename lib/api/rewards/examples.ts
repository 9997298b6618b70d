export const sendEventBody = {
  customAction: {
    summary: 'A custom action',
    value: { customerIdentifier: '7400112', ruleId: 40, ruleType: 'custom_action' as const },
  },
};

export const redeemBody = {
  flexible: {
    summary: 'A flexible rule: the customer chooses the points',
    value: { customerIdentifier: '7400112', ruleId: 51, pointsToSpend: 200 },
  },
  freeProduct: {
    summary: 'A free product rule: the customer chooses the variant',
    value: { customerIdentifier: '7400112', ruleId: 54, selectedVariantId: 990031 },
  },
};
