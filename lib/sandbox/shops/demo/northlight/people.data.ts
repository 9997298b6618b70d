/** A customer of the demo shop, apart from what follows from the orders. */
export interface Person {
  id: number;
  shopCustomerId: number;
  firstName: string;
  lastName: string;
}

/** Customers with a role in examples and tests, by the names of the directory. */
export const people = {
  mara: { id: 101, shopCustomerId: 7400112, firstName: 'Mara', lastName: 'Voss' },
  tom: { id: 102, shopCustomerId: 7400115, firstName: 'Tom', lastName: 'Reed' },
  rich: { id: 103, shopCustomerId: 7400121, firstName: 'Ella', lastName: 'Brandt' },
  noPoints: { id: 104, shopCustomerId: 7400122, firstName: 'Noah', lastName: 'Falk' },
  exactPrice: { id: 105, shopCustomerId: 7400123, firstName: 'Priya', lastName: 'Rao' },
  notEligible: { id: 106, shopCustomerId: 7400124, firstName: 'Gus', lastName: 'Lind' },
  noTiers: { id: 107, shopCustomerId: 7400125, firstName: 'Wanda', lastName: 'Kowal' },
  birthdayYesterday: { id: 108, shopCustomerId: 7400126, firstName: 'Otis', lastName: 'Bram' },
  birthdayLongAgo: { id: 109, shopCustomerId: 7400127, firstName: 'Lena', lastName: 'Haug' },
  noPurchases: { id: 110, shopCustomerId: 7400128, firstName: 'Yuki', lastName: 'Tanabe' },
  blocked: { id: 112, shopCustomerId: 7400129, firstName: 'Rolf', lastName: 'Stein' },
} as const satisfies Record<string, Person>;

/** Known by email address only: no account, no name, no part in any program. */
export const WITHOUT_ACCOUNT = { id: 111, email: 'ida@mail.example' };

/** Wrote the review that examples name. */
export const FIRST_REVIEWER_ID = 113;

const reviewerNames = [
  'Ines Duarte',
  'Jonas Keller',
  'Amira Said',
  'Pavel Novak',
  'Greta Holm',
  'Luca Ferri',
  'Nadia Petrov',
  'Simon Achter',
  'Clara Moreau',
  'Henrik Dahl',
  'Ruth Okafor',
  'Mateo Vidal',
  'Anouk Visser',
  'Dario Conti',
  'Freya Lund',
  'Ivan Horvat',
  'Leila Aziz',
  'Oskar Winter',
  'Petra Zeman',
  'Samir Haddad',
  'Tilda Berg',
  'Viktor Sand',
  'Yara Nasser',
  'Zoe Martin',
  'Bela Kiss',
  'Carla Pinto',
  'Emil Frost',
  'Hana Mori',
] as const;

/** Customers who buy and review. */
export const reviewers: readonly Person[] = /* @__PURE__ */ reviewerNames.map((name, at) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { id: FIRST_REVIEWER_ID + at, shopCustomerId: 7400201 + at, firstName, lastName };
});

/** Guests who write reviews and questions. */
export const guests = [
  { guestName: 'Ilse', guestEmail: 'ilse@mail.example' },
  { guestName: 'Karl', guestEmail: 'karl@mail.example' },
  { guestName: 'Bo', guestEmail: 'bo@mail.example' },
  { guestName: 'Rosa', guestEmail: 'rosa@mail.example' },
] as const;
