/**
 * Sends the wishes for one mark in turn, of those that wait only the last. Who leaves the page meanwhile takes that one
 * along; should the page come back, it is sent once more, which changes nothing.
 */
export class MarkQueue<State> {
  #waiting: { wanted: State } | null = null
  #isSending = false

  async send(
    wanted: State,
    keep: (wanted: State) => Promise<void>,
    leaveWith: (wanted: State) => void
  ) {
    this.#waiting = { wanted }
    if (this.#isSending) {
      return
    }
    this.#isSending = true
    const leave = () => this.#waiting && leaveWith(this.#waiting.wanted)
    window.addEventListener('pagehide', leave)
    for (let next = this.#take(); next; next = this.#take()) {
      await keep(next.wanted)
    }
    window.removeEventListener('pagehide', leave)
    this.#isSending = false
  }

  #take() {
    const next = this.#waiting
    this.#waiting = null
    return next
  }
}
