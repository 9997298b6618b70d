/** The state of a server. Load balancers send it requests while it is ready. */
export class Health {
  #state: 'starting' | 'ready' | 'stopping' = 'starting';

  get state() {
    return this.#state;
  }

  get isStopping() {
    return this.#state === 'stopping';
  }

  ready() {
    if (this.#state === 'starting') this.#state = 'ready';
  }

  stop() {
    this.#state = 'stopping';
  }
}
