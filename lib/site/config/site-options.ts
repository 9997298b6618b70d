import { z } from 'zod';

/** Options that a deployment can set without a change to `site.ts`: an announcement, and how the shell behaves. */
export const siteOptions = z.strictObject({
  announcement: z
    .strictObject({
      id: z.string().min(1),
      text: z.string().min(1),
      link: z.strictObject({ label: z.string().min(1), href: z.string().min(1) }).optional(),
      closeable: z.boolean().default(true),
    })
    .nullable()
    .optional(),
  /** Assistants in the page menu. Their addresses have `{url}` where the address of the page Markdown goes. */
  assistants: z
    .array(z.strictObject({ label: z.string().min(1), href: z.string().includes('{url}') }))
    .optional(),
  respectSystemPreference: z.boolean().optional(),
  hideNavbarOnScroll: z.boolean().optional(),
});
/** The parsed options of a deployment. */
export type SiteOptions = z.output<typeof siteOptions>;
