/** Facts of a part of the contract by name, such as `query parameter perPage` → `integer, 1 to 50, optional`. */
export type Facts = Readonly<Record<string, string>>;
