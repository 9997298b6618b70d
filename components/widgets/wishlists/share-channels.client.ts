/** The names of social networks, by their names in the API. */
export const NETWORKS = {
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  twitter: 'X',
  pinterest: 'Pinterest',
} as const;

/** What a link is sent through. */
export type Channel = keyof typeof NETWORKS | 'email';

/** The channels in the order of their buttons. */
export const CHANNELS = ['email', 'whatsapp', 'facebook', 'twitter', 'pinterest'] as const;

/** The address that sends a link through a channel. */
export function shareAddress(channel: Channel, link: string, message: string): string {
  const url = encodeURIComponent(link);
  const text = encodeURIComponent(message);
  switch (channel) {
    case 'email':
      return `mailto:?subject=${text}&body=${url}`;
    case 'whatsapp':
      return `https://wa.me/?text=${text}%20${url}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'twitter':
      return `https://x.com/intent/post?text=${text}&url=${url}`;
    case 'pinterest':
      return `https://www.pinterest.com/pin/create/button/?url=${url}&description=${text}`;
  }
}
