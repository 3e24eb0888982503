import type { RoomSignal } from '@bole/rooms/contract'

/** A signal on its way from this window to another one. */
export interface Outgoing {
  readonly to: string
  readonly number: number
  readonly kind: RoomSignal['kind']
  readonly content: string
}

export interface Posted {
  readonly signals: readonly Outgoing[]
  readonly heard: readonly { readonly from: string; readonly number: number }[]
}

/** How many signals one call takes. */
const most = 100

/** What a window says to others until it was taken, and what it has of theirs, each once. */
export class Post {
  #number = 0
  #out: readonly Outgoing[] = []
  readonly #last = new Map<string, number>()
  #unsaid = new Set<string>()

  /** Puts a signal for another window with those that leave with the next call. */
  put(to: string, kind: RoomSignal['kind'], content: object): void {
    this.#number += 1
    this.#out = [...this.#out, { to, number: this.#number, kind, content: JSON.stringify(content) }]
  }

  /** What the next call takes along. */
  saying(): Posted {
    const heard = [...this.#unsaid].map((from) => ({ from, number: this.#last.get(from) ?? 0 }))
    return { signals: this.#out.slice(0, most), heard: heard.slice(0, 12) }
  }

  /** A call has come back: what it took along is there. Answers what is new of what others said. */
  answered(said: Posted, signals: readonly RoomSignal[]): readonly RoomSignal[] {
    const taken = new Set(said.signals.map(({ number }) => number))
    this.#out = this.#out.filter(({ number }) => !taken.has(number))
    for (const { from } of said.heard) this.#unsaid.delete(from)
    const fresh: RoomSignal[] = []
    for (const signal of signals) {
      this.#unsaid.add(signal.from)
      if (signal.number <= (this.#last.get(signal.from) ?? 0)) continue
      this.#last.set(signal.from, signal.number)
      fresh.push(signal)
    }
    return fresh
  }
}
