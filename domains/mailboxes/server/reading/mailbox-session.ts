import { waitAfter } from '@bole/mailboxes/model'
import type { ImapFlow } from 'imapflow'
import { connectTo, wordsOf } from '../imap/connect.ts'
import type { LetterReader } from '../letter/letter-reader.ts'
import { howFarIn, readUpTo } from './how-far.ts'
import { type Account, accountOf, noteLook } from './kept-account.ts'
import { readFolder } from './read-folder.ts'
import type { ReaderParts, Whose } from './reader-parts.ts'
import { type Fetched, takeMessage } from './take-message.ts'

/** How often all folders are looked into though nothing was heard, how long connecting may take, in milliseconds. */
const [looksEvery, patience] = [60_000, 20_000]

/**
 * After so many attempts at one message, over some twenty minutes, it is taken as one that nobody can read, so that those after it are not
 * held up for ever. A database or a store that is away for a while is no fault of the message.
 */
const attempts = 8

/** Reads one mailbox for as long as it runs: hears at once what comes in, and connects again whenever the connection is lost. */
export class MailboxSession {
  readonly #parts: ReaderParts
  readonly #letters: LetterReader
  readonly #whose: Whose
  readonly #stopping = new AbortController()
  /** How often a message could not be taken, by folder, validity and number. */
  readonly #failed = new Map<string, number>()
  #wake: () => void = () => undefined
  #isAsked = false
  #failures = 0
  readonly #running: Promise<void>

  constructor(parts: ReaderParts, letters: LetterReader, whose: Whose) {
    this.#parts = parts
    this.#letters = letters
    this.#whose = whose
    this.#running = this.#run()
  }

  /** Looks at once, also where it waits after a failure. */
  remind(): void {
    this.#isAsked = true
    this.#wake()
  }

  /** What is being taken this moment is taken. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#wake()
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      const account = await this.#account().catch(() => undefined)
      // Turned off or gone, which whoever started this session hears as well.
      if (account === null) {
        await this.#quiet(looksEvery)
        continue
      }
      try {
        if (account) await this.#stay(account)
      } catch (error) {
        if (signal.aborted) return
        this.#failures++
        const said = wordsOf(error, account?.password)
        this.#parts.log(`mailbox ${this.#whose.mailboxId}: ${said}`)
        await this.#note({ state: 'failing', said })
      }
      if (!signal.aborted) await this.#quiet(waitAfter(this.#failures))
    }
  }

  #account(): Promise<Account | null> {
    return this.#parts.inTransaction(this.#whose.organisationId, (tx) => accountOf(tx, this.#whose.mailboxId))
  }

  /** Connected until the connection is lost. */
  async #stay(account: Account): Promise<void> {
    const { signal } = this.#stopping
    const client = await connectTo(account, patience)
    const wake = () => this.#wake()
    const onNews = () => this.remind()
    client.on('exists', onNews).on('close', wake)
    // A server that says nothing any more is not waited for.
    const leave = () => client.close()
    signal.addEventListener('abort', leave, { once: true })
    try {
      while (!signal.aborted) {
        this.#isAsked = false
        const fault = await this.#look(client, account)
        if (signal.aborted) return
        await this.#note(fault === null ? { state: 'reading', said: '' } : { state: 'failing', said: fault })
        this.#failures = 0
        client.idle().catch(() => undefined)
        await this.#quiet(looksEvery, () => !client.usable)
        if (!client.usable && !signal.aborted) throw new Error('The connection was lost')
      }
    } finally {
      signal.removeEventListener('abort', leave)
      client.off('exists', onNews).off('close', wake)
      client.close()
    }
  }

  /** Looks into each folder, the first one last, as that is the one which is listened to then; answers what went wrong in one of them. */
  async #look(client: ImapFlow, { folders, takenFrom, password }: Account): Promise<string | null> {
    const { organisationId, mailboxId } = this.#whose
    const [first = 'INBOX', ...others] = folders
    const far = await this.#parts.inTransaction(organisationId, (tx) => howFarIn(tx, mailboxId))
    let fault: string | null = null
    for (const folder of [...others, first]) {
      try {
        const onMessage = (message: Fetched) => this.#take(message)
        const reading = {
          client,
          folder,
          takenFrom,
          far: far.get(folder),
          signal: this.#stopping.signal,
          onMessage,
        }
        const end = await readFolder(reading)
        await this.#parts.inTransaction(organisationId, async (tx) => readUpTo(tx, mailboxId, folder, end))
      } catch (error) {
        // A folder that is not there keeps the others from nothing.
        if (!client.usable || !isRefusal(error)) throw error
        fault = `${folder}: ${wordsOf(error, password)}`
      }
    }
    return fault
  }

  async #take(message: Fetched): Promise<void> {
    const { folder, validity, uid } = message
    const key = `${folder} ${validity} ${uid}`
    const tries = this.#failed.get(key) ?? 0
    const taking = {
      parts: this.#parts,
      letters: this.#letters,
      ...this.#whose,
      isGivenUp: tries >= attempts,
    }
    this.#failed.set(key, tries + 1)
    await takeMessage(taking, message)
    this.#failed.delete(key)
  }

  /** Waits until there is something to do, or this long, in milliseconds. */
  async #quiet(milliseconds: number, isOver: () => boolean = () => false): Promise<void> {
    if (!this.#isAsked && !this.#stopping.signal.aborted && !isOver()) {
      const woken = Promise.withResolvers<void>()
      this.#wake = woken.resolve
      const timer = setTimeout(woken.resolve, milliseconds).unref()
      await woken.promise
      clearTimeout(timer)
    }
    this.#isAsked = false
  }

  async #note(state: Parameters<typeof noteLook>[2]): Promise<void> {
    const { organisationId, mailboxId } = this.#whose
    await this.#parts
      .inTransaction(organisationId, (tx) => noteLook(tx, mailboxId, state))
      .catch((error: unknown) => this.#parts.log(`mailbox ${mailboxId}: ${error}`))
  }
}

/** Whether a server answered that it will not, over a connection that goes on. */
const isRefusal = (error: unknown) => error instanceof Error && 'responseStatus' in error
