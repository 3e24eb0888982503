import { Failure } from '../failures.ts'
import { type DiskRoom, requireRoom } from './disk-room.ts'

/** Uploads of one sender at the same time; whole campuses share an address, and nobody sends more than a few by hand. */
const atOncePerSender = 8

/** An upload that is about to be received. */
export interface Incoming {
  /** A signed-in user, or the network a stranger is in. */
  readonly sender: string
  readonly isStranger: boolean
  /** What the sender announces, or, where that is not told, the most that is taken. */
  readonly bytes: number
}

/** Counts the uploads under way: each is sure of the room it asked for, and nobody holds more than a few. */
export class UploadsUnderWay {
  readonly #room: DiskRoom | undefined
  readonly #bySender = new Map<string, number>()
  #bytes = 0

  constructor(room: DiskRoom | undefined) {
    this.#room = room
  }

  /**
   * Reserves room for an upload until `end` is called.
   *
   * @throws Failure `too_many`, `storage_full`
   */
  async begin({ sender, isStranger, bytes }: Incoming): Promise<{ readonly end: () => void }> {
    const before = this.#bySender.get(sender) ?? 0
    if (before >= atOncePerSender) throw new Failure('too_many')
    this.#bySender.set(sender, before + 1)
    this.#bytes += bytes
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      this.#bytes -= bytes
      const left = (this.#bySender.get(sender) ?? 1) - 1
      if (left > 0) this.#bySender.set(sender, left)
      else this.#bySender.delete(sender)
    }
    try {
      if (this.#room) await requireRoom(this.#room, { isStranger, bytes: this.#bytes })
      return { end }
    } catch (error) {
      end()
      throw error
    }
  }
}
