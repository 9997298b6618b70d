/** An image can't be stored right now, such as when the disk is full. The request can be retried later. */
export class StorageUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The image could not be stored.', { cause });
    this.name = 'StorageUnavailableError';
  }
}
