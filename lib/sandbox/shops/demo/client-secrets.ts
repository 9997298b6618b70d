/** The secret of every client of the demo shop. */
export const demoSecret = 'sec_example';

/** The bytes 0 to 31: obviously an example. The pages sign their example deliveries with it. */
export const demoWebhookSecret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
