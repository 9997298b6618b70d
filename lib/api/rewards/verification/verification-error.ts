import { HttpError } from '../../http/api-error';

/** The errors that only operations below `/storefront` return. `Laurel-Error` has their names. */
const ERRORS = {
  channelAddressMissing: { status: 404, message: 'channel matches no address of the customer' },
  verificationUnavailable: { status: 403, message: 'shop sends no verification codes' },
  verificationFailed: {
    status: 403,
    message: 'verificationToken must be the latest code of the customer, unused and not expired',
  },
} as const;

/** An error of a verification code, by its name. */
export class VerificationError extends HttpError {
  constructor(private readonly id: keyof typeof ERRORS) {
    const { status, message } = ERRORS[id];
    super(status, [message]);
    this.name = 'VerificationError';
  }

  override get errorName(): string {
    return this.id;
  }

  /** The count of wrong tries stays. */
  override get keepsChanges(): boolean {
    return this.id === 'verificationFailed';
  }
}
