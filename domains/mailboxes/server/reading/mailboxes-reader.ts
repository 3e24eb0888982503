import { setTimeout as pause } from 'node:timers/promises'
import { prepared } from '@bole/platform/server'
import { LetterReader } from '../letter/letter-reader.ts'
import { MailboxSession } from './mailbox-session.ts'
import type { ReaderParts, ToRead } from './reader-parts.ts'

// Text: a function of the database, which alone looks across organisations.
export const mailboxesToRead = prepared<ToRead>(
  'select organisation_id, mailbox_id, version, asked from mailboxes_to_read()',
)

/** How often it is looked which mailboxes there are though nothing was heard, and how soon after something was, in milliseconds. */
const [checksEvery, checksAfter] = [15_000, 100]

/** How long what is under way may take to end, in milliseconds; what is not taken by then is taken by whoever reads next. */
const longestFarewell = 5_000

interface Running {
  readonly session: MailboxSession
  readonly version: number
  asked: number
}

/** Reads the mailboxes of all organisations, each in one process alone, however many work on the same database. */
export class MailboxesReader {
  readonly #parts: ReaderParts
  readonly #letters = new LetterReader()
  readonly #running = new Map<string, Running>()
  #timer: NodeJS.Timeout | null = null
  #checking: Promise<void> = Promise.resolve()
  #isStopped = false
  /** Something was heard that a look under way may have been too early for. */
  #isReminded = false

  constructor(parts: ReaderParts) {
    this.#parts = parts
  }

  start(): void {
    this.#plan(checksAfter)
  }

  /** Something about a mailbox is another than before. */
  remind(): void {
    this.#isReminded = true
    if (this.#timer) this.#plan(checksAfter)
  }

  /** Whatever this process held alone, another one may hold now. */
  lost(): void {
    this.#checking = this.#checking.then(() => this.#stopAll())
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    if (this.#timer) clearTimeout(this.#timer)
    const ended = this.#checking.then(() => this.#stopAll())
    await Promise.race([ended, pause(longestFarewell, undefined, { ref: false })])
    await this.#letters.close()
  }

  #plan(milliseconds: number): void {
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#isStopped) return
    this.#timer = setTimeout(() => {
      this.#isReminded = false
      this.#checking = this.#checking
        .then(() => this.#check())
        .catch((error: unknown) => this.#parts.log(`mailboxes: ${error}`))
        .then(() => this.#plan(this.#isReminded ? checksAfter : checksEvery))
    }, milliseconds).unref()
  }

  async #check(): Promise<void> {
    const wanted = new Map((await this.#parts.toRead()).map((row) => [nameOf(row), row]))
    for (const [name, { session, version }] of this.#running)
      if (wanted.get(name)?.version !== version) await this.#end(name, session)
    for (const [name, row] of wanted) {
      if (this.#isStopped) return
      const running = this.#running.get(name)
      if (!running) await this.#begin(name, row)
      else if (running.asked !== row.asked) {
        running.asked = row.asked
        running.session.remind()
      }
    }
  }

  async #begin(name: string, { organisation_id, mailbox_id, version, asked }: ToRead): Promise<void> {
    if (!(await this.#parts.take(name))) return
    const whose = { organisationId: organisation_id, mailboxId: mailbox_id }
    this.#running.set(name, {
      session: new MailboxSession(this.#parts, this.#letters, whose),
      version,
      asked,
    })
  }

  async #end(name: string, session: MailboxSession): Promise<void> {
    this.#running.delete(name)
    await session.stop()
    await this.#parts.letGo(name).catch(() => undefined)
  }

  async #stopAll(): Promise<void> {
    await Promise.all([...this.#running].map(([name, { session }]) => this.#end(name, session)))
  }
}

const nameOf = ({ organisation_id, mailbox_id }: ToRead) => `mailbox ${organisation_id} ${mailbox_id}`
