import { setTimeout as pause } from 'node:timers/promises'
import { defineSlot } from '@bole/platform/slots'
import { ImapFlow } from 'imapflow'

/** The address that answers come to; null: nobody reads a mailbox. Provided by the composition. */
export const mailboxAddress = defineSlot<string | null>('mail.mailboxAddress')

interface MailboxSettings {
  /** `imaps://user:password@host:993/INBOX?address=jobs@acme.example`, or `imap://`. */
  readonly url: string
  /** Answers whether a message was one of ours; it is then marked as read. */
  readonly onMessage: (source: Uint8Array) => Promise<boolean>
  readonly log: (line: string) => void
}

/** How long between two looks, and before a mailbox that cannot be reached is sought again, in milliseconds. */
const looksEvery = 20_000

/** After how many looks a message that could not be taken is tried again: longer and longer, an hour at most. */
const looksUntilAgain = (tries: number) => Math.min(2 ** tries, 180)

/** Whose answers a mailbox takes: `address` in its query, else the name one signs in with. */
export function addressOfMailbox(url: string): string {
  const { searchParams, username } = new URL(url)
  return searchParams.get('address') ?? decodeURIComponent(username)
}

/** Reads what comes into a mailbox, by IMAP. What is not about a message of ours stays unread, for whoever else reads there. */
export class MailboxReader {
  readonly #settings: MailboxSettings
  readonly #stopping = new AbortController()
  /** What was looked at and is not ours, by its number in the mailbox. */
  readonly #passedOver = new Set<number>()
  /** What could not be taken, how often that was tried, and the look at which it is tried again. */
  readonly #notTaken = new Map<number, { readonly tries: number; readonly againAt: number }>()
  #looks = 0
  #reading: Promise<void> | null = null

  constructor(settings: MailboxSettings) {
    this.#settings = settings
  }

  start(every = looksEvery): void {
    this.#reading = this.#read(every)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#reading
  }

  async #read(every: number): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await this.look().catch((error: unknown) => this.#settings.log(`mailbox: ${error}`))
      await pause(every, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  /** Reads what is new, once. A message that cannot be taken keeps none of the others from being read. */
  async look(): Promise<void> {
    this.#looks++
    const { hostname: host, port, protocol, username, password, pathname } = new URL(this.#settings.url)
    const secure = protocol === 'imaps:'
    const client = new ImapFlow({
      ...{ host, port: Number(port) || (secure ? 993 : 143), secure, logger: false },
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    })
    // What goes wrong is told by the call that is under way.
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX')
      const unread = (await client.search({ seen: false }, { uid: true })) || []
      for (const uid of unread) await this.#take(client, uid)
    } finally {
      await client.logout().catch(() => client.close())
    }
  }

  async #take(client: ImapFlow, uid: number): Promise<void> {
    const { tries, againAt } = this.#notTaken.get(uid) ?? { tries: 0, againAt: 0 }
    if (this.#passedOver.has(uid) || againAt > this.#looks || this.#stopping.signal.aborted) return
    let isOurs = false
    try {
      const fetched = await client.fetchOne(String(uid), { source: true }, { uid: true })
      const source = fetched ? fetched.source : undefined
      isOurs = source !== undefined && (await this.#settings.onMessage(source))
    } catch (error) {
      // Without a connection it is no fault of the message.
      if (!client.usable) throw error
      this.#notTaken.set(uid, { tries: tries + 1, againAt: this.#looks + looksUntilAgain(tries) })
      this.#settings.log(
        `mailbox: message ${uid} could not be taken and is set aside, ${this.#notTaken.size} in all: ${error}`,
      )
      return
    }
    this.#notTaken.delete(uid)
    if (isOurs) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
    else this.#passedOver.add(uid)
  }
}
