/** A text in two parts: what the header of its page shows, and what follows in the body. */
interface LeadText {
  /** The first sentence without Markdown. */
  lead: string;
  /** The other sentences as Markdown. */
  rest: string;
}

/** Separates the first sentence of a description from the rest, so that a page has no sentence twice. */
export function splitLead(markdown: string): LeadText {
  const [first = ''] = /^.+?\.(?=\s|$)/s.exec(markdown) ?? [markdown];
  return { lead: first.replaceAll('`', ''), rest: markdown.slice(first.length).trim() };
}
