/** What most developers do first, in this order, with the minutes that it takes. */
export const TASKS = [
  {
    title: 'Show your first widget',
    href: '/docs/Sdk/quickstart_stars',
    icon: 'widget',
    minutes: 5,
  },
  { title: 'Award points', href: '/docs/Api/quickstart', icon: 'operation', minutes: 10 },
  {
    title: 'Verify a webhook',
    href: '/docs/Webhooks/behavior#check-the-signature',
    icon: 'topic',
    minutes: 10,
  },
  { title: 'Look up an error', href: '/docs/Api/errors', icon: 'error', minutes: 1 },
] as const;
