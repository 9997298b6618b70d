/** Attempts that may be under way at one address, and in one shop or sandbox, of all processes together. */
export const MAX_PER_ADDRESS = 4;
const MAX_PER_SHOP = 16;

/** The address and the owner of a delivery, which the limits count. */
export interface DeliveryTarget {
  address: string;
  /** The sandbox of the shop, or the shop itself. */
  owner: string;
}

/** Attempts under way, counted by address and by owner. */
export class Places {
  readonly #atAddress = new Map<string, number>();
  readonly #ofOwner = new Map<string, number>();

  /** @param sending the attempts under way */
  constructor(sending: readonly DeliveryTarget[]) {
    for (const target of sending) this.#add(target);
  }

  /** The addresses and owners that have no room for another attempt. */
  full(): { addresses: string[]; owners: string[] } {
    const fullOf = (counts: ReadonlyMap<string, number>, max: number) =>
      [...counts].flatMap(([name, count]) => (count >= max ? [name] : []));
    return {
      addresses: fullOf(this.#atAddress, MAX_PER_ADDRESS),
      owners: fullOf(this.#ofOwner, MAX_PER_SHOP),
    };
  }

  /**
   * Takes places for candidates as far as there is room.
   *
   * @param candidates in the order in which they are to be claimed
   * @param limit how many at most
   * @returns those that got a place
   */
  take<Candidate extends DeliveryTarget>(
    candidates: readonly Candidate[],
    limit: number,
  ): Candidate[] {
    const taken: Candidate[] = [];
    for (const candidate of candidates) {
      if (taken.length === limit) break;
      if (!this.#hasRoom(candidate)) continue;
      this.#add(candidate);
      taken.push(candidate);
    }
    return taken;
  }

  #hasRoom({ address, owner }: DeliveryTarget): boolean {
    return (
      (this.#atAddress.get(address) ?? 0) < MAX_PER_ADDRESS &&
      (this.#ofOwner.get(owner) ?? 0) < MAX_PER_SHOP
    );
  }

  #add({ address, owner }: DeliveryTarget): void {
    this.#atAddress.set(address, (this.#atAddress.get(address) ?? 0) + 1);
    this.#ofOwner.set(owner, (this.#ofOwner.get(owner) ?? 0) + 1);
  }
}
