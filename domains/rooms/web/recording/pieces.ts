/** What became of a piece: it is there, it should be sent again, or no more are taken. */
export type Sent = 'saved' | 'again' | 'over'

/** Milliseconds before a piece that did not come through is sent again. */
const pause = 2_000

/** Uploads the pieces of a recording in their order, each until it is there, while the recording goes on. */
export class Pieces {
  readonly #send: (piece: Blob, number: number) => Promise<Sent>
  #turn: Promise<void> = Promise.resolve()
  #count = 0
  #isOver = false

  constructor(send: (piece: Blob, number: number) => Promise<Sent>) {
    this.#send = send
  }

  /** Once the server takes no more, nothing is sent. */
  get isOver(): boolean {
    return this.#isOver
  }

  put(piece: Blob): void {
    if (piece.size === 0) return
    this.#count += 1
    const number = this.#count
    this.#turn = this.#turn.then(() => this.#deliver(piece, number))
  }

  /** When everything that was put is there, or nothing more is taken. */
  async done(): Promise<void> {
    await this.#turn
  }

  async #deliver(piece: Blob, number: number): Promise<void> {
    while (!this.#isOver) {
      const sent = await this.#send(piece, number)
      if (sent === 'saved') return
      if (sent === 'over') this.#isOver = true
      else await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
