import { limits } from '../contract/limits';
import { HttpError } from './api-error';

/** The errors that only operations below `/storefront` return. `Laurel-Error` has their names. */
const ERRORS = {
  channelAddressMissing: { status: 404, message: 'channel matches no address of the customer' },
  verificationUnavailable: { status: 403, message: 'shop sends no verification codes' },
  verificationFailed: {
    status: 403,
    message: 'verificationToken must be the latest code of the customer, unused and not expired',
  },
  referralsDisabled: { status: 403, message: 'referral program is disabled' },
  referralOfferMissing: { status: 403, message: 'shop has no offer for referred friends' },
  referralCodeNotFound: { status: 404, message: 'referralCode matches no customer' },
  knownCustomer: { status: 409, message: 'email is the address of a customer' },
  registryNotFound: { status: 404, message: 'registryId matches no registry of the customer' },
  registriesFull: {
    status: 400,
    message: `customer must have at most ${limits.giftRegistries.perCustomer} registries`,
  },
  registryFull: {
    status: 400,
    message: `registry must have at most ${limits.giftRegistries.items} items`,
  },
} as const;

/** An error that only the storefront SDK receives, by its name. */
export class StorefrontError extends HttpError {
  constructor(private readonly id: keyof typeof ERRORS) {
    const { status, message } = ERRORS[id];
    super(status, [message]);
    this.name = 'StorefrontError';
  }

  override get errorName(): string {
    return this.id;
  }

  /** The count of wrong codes and of known addresses stays. */
  override get keepsChanges(): boolean {
    return this.id === 'verificationFailed' || this.id === 'knownCustomer';
  }
}
