/** A word or phrase that texts don't use. */
interface BannedTerm {
  /** Matches whole words, in any case. */
  pattern: string;
  /** Text to write instead. */
  advice: string;
}

/** One term for each thing, and the verbs that MDN and Stripe use for what software does. */
export const BANNED_TERMS: readonly BannedTerm[] = [
  { pattern: 'shoppers?', advice: 'customer' },
  { pattern: 'visitors?', advice: 'customer, guest, or both' },
  { pattern: 'merchants?', advice: 'shop owner' },
  { pattern: 'anonymous', advice: 'guest' },
  { pattern: 'blanks?', advice: 'space, or empty' },
  { pattern: 'instants?', advice: 'timestamp' },
  { pattern: 'lapses?|lapsed', advice: 'expire' },
  { pattern: 'refus(?:e|es|ed|al|als)', advice: 'reject, or error' },
  { pattern: 'front ends?', advice: 'frontend, or storefront' },
  { pattern: 'shop ?(?:front|window)s?', advice: 'storefront' },
  { pattern: 'at the till', advice: 'at checkout' },
  { pattern: 'twins?', advice: 'page as Markdown' },
  { pattern: 'learnt', advice: 'find out, or the fact itself' },
  { pattern: 'hears?', advice: 'receive' },
  { pattern: 'speaks?', advice: 'support' },
  { pattern: 'wants', advice: 'require' },
  { pattern: 'draws?|drawn', advice: 'render' },
  { pattern: 'no promise', advice: 'the fact and its consequence' },
  { pattern: 'has no work', advice: 'the fact and its consequence' },
  { pattern: 'shall', advice: 'must' },
  { pattern: 'colou?r theme', advice: 'color mode' },
  { pattern: 'colour', advice: 'color' },
  { pattern: 'behaviour', advice: 'behavior' },
  { pattern: 'favourites?', advice: 'favorite' },
  { pattern: 'synchronise[ds]?|initialise[ds]?|serialise[ds]?', advice: 'the American spelling' },
  { pattern: 'at once', advice: 'immediately, together, or at a time' },
  { pattern: 'whom', advice: 'the noun that it stands for' },
  { pattern: 'some(?:body|one)|nobody', advice: 'the customer, the guest, or staff' },
  { pattern: 'for good', advice: 'permanently' },
  { pattern: 'switch(?:es|ed)? (?:it |them )?o(?:n|ff)', advice: 'enable, disable' },
  { pattern: '(?:app|program|module)s? (?:is |are )?off', advice: 'disabled' },
  {
    pattern: 'tells? (?:you|the|which|whether|what|where|apart|them|it)',
    advice: 'say, distinguish, or show',
  },
  {
    pattern:
      '(?:SDK|API|server|widget|page|placeholder|badge|event|payload|module)s? (?:knows?|learns?|asks?|forgets?|believes?)',
    advice: 'a standard verb of software',
  },
  { pattern: '(?:never|not|be|is|are|automatically) repeated', advice: 'retried, or sent again' },
  { pattern: 'faults?', advice: 'error' },
  { pattern: 'answers? with|answers? `?[245]\\d\\d|answered with', advice: 'return' },
  { pattern: 'goes? before', advice: 'takes precedence over' },
  { pattern: 'mind the', advice: 'note' },
  { pattern: 'of (?:yours|ours)', advice: 'your' },
  { pattern: 'flavour', advice: 'flavor' },
  { pattern: 'catalogue', advice: 'catalog' },
  { pattern: 'cancelled', advice: 'canceled' },
  { pattern: 'recogni[s]e[ds]?', advice: 'the American spelling' },
  { pattern: 'e-mails?', advice: 'email' },
  { pattern: 'of (?:its|their) own', advice: 'separate, or nothing' },
];
