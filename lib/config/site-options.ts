import { z } from 'zod';

/** What a deployment may switch without changing the site configuration: a notice, and how the shell behaves. */
export const siteSwitches = z.strictObject({
  announcement: z
    .strictObject({
      id: z.string().min(1),
      text: z.string().min(1),
      link: z.strictObject({ label: z.string().min(1), href: z.string().min(1) }).optional(),
      closeable: z.boolean().default(true),
    })
    .nullable()
    .optional(),
  respectSystemPreference: z.boolean().optional(),
  hideNavbarOnScroll: z.boolean().optional(),
});
export type SiteSwitches = z.output<typeof siteSwitches>;
