/** The secret of every client of the demo shop. */
export const demoSecret = 'sec_example';

/** 32 zero bytes: obviously an example. */
export const demoWebhookSecret = `whsec_${Buffer.alloc(32).toString('base64')}`;
