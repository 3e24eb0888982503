import { IsolatedProcess } from '@bole/platform/isolation'
import type { ReadLetter } from './letter-work.ts'

/** How long a process is kept for the next mail, in milliseconds. */
const idleFor = 60_000

/**
 * Takes mails apart in a process of its own, one after the other: strangers write them. One that is past its limits, or takes too long,
 * is nothing that can be read.
 */
export class LetterReader {
  readonly #process = new IsolatedProcess<Uint8Array, ReadLetter>({
    work: new URL('./letter-work.ts', import.meta.url),
    memoryBytes: 700 * 1024 * 1024,
    heapMegabytes: 500,
    isBackground: true,
  })
  readonly #patience: number
  #last: Promise<unknown> = Promise.resolve()
  #idle: NodeJS.Timeout | null = null

  /** `patience` is how long the reading of one may take, in milliseconds. */
  constructor(patience = 20_000) {
    this.#patience = patience
  }

  /** What stands in a mail; null where nobody can read it. */
  read(source: Uint8Array): Promise<ReadLetter | null> {
    const reading = this.#last.then(() => this.#read(source))
    this.#last = reading
    return reading
  }

  async close(): Promise<void> {
    if (this.#idle) clearTimeout(this.#idle)
    await this.#process.end()
  }

  async #read(source: Uint8Array): Promise<ReadLetter | null> {
    if (this.#idle) clearTimeout(this.#idle)
    // Counted from when it begins: to start a process takes its time on a busy machine.
    let late: NodeJS.Timeout | undefined
    const onBegun = () => {
      late = setTimeout(() => void this.#process.end(), this.#patience)
    }
    try {
      return await this.#process.ask(source, onBegun)
    } catch {
      return null
    } finally {
      clearTimeout(late)
      this.#idle = setTimeout(() => void this.#process.end(), idleFor).unref()
    }
  }
}
