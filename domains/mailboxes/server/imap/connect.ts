import { isIP } from 'node:net'
import type { Security } from '@bole/mail/model'
import { messageBytesAtMost, needsEncryption } from '@bole/mailboxes/model'
import { addressOutward, innerHostIn, isInner, storableText } from '@bole/platform/outward'
import { ImapFlow } from 'imapflow'

/** How a mailbox is reached. */
export interface Account {
  readonly host: string
  readonly port: number
  readonly security: Security
  readonly username: string
  readonly password: string
}

/** A password would travel unencrypted over networks that are not the operator's own. */
export class OpenPassword extends Error {
  constructor() {
    super('The connection is not encrypted, and the server is not in a private network')
  }
}

/** Whether a host is in a private network now; one that cannot be looked up is not. Without a question to anybody where it does not matter. */
export async function isInnerNow({ host, security }: Pick<Account, 'host' | 'security'>): Promise<boolean> {
  if (security !== 'none') return false
  return addressOutward(host).then(isInner, (error: unknown) => innerHostIn(error) !== null)
}

const megabyte = 1024 * 1024

/** What a server may send at once, as strangers run it. A line may name every message of a folder. */
const bounds = {
  maxLiteralSize: messageBytesAtMost + megabyte,
  maxResponseSize: messageBytesAtMost + 18 * megabyte,
  maxLineLength: 16 * megabyte,
}

/**
 * Signs in to a mailbox. The address that was looked at is the one that is connected to, so that a name cannot lead elsewhere in
 * between; `patience` in milliseconds is how long each step may take.
 */
export async function connectTo(account: Account, patience: number): Promise<ImapFlow> {
  const { host, port, security, username, password } = account
  const address = await addressOutward(host)
  if (needsEncryption(security, isInner(address))) throw new OpenPassword()
  const client = new ImapFlow({
    ...{ host: address, port, secure: security === 'tls', logger: false, clientInfo: { name: 'Bole' } },
    ...(isIP(host) ? {} : { servername: host }),
    ...(security === 'tls' ? {} : { doSTARTTLS: security === 'starttls' }),
    ...{ auth: { user: username, pass: password }, ...bounds, disableAutoIdle: true },
    ...{ connectionTimeout: patience, greetingTimeout: patience, socketTimeout: 90_000 },
  })
  // What goes wrong is told by the call that is under way.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

/** What a server answered a command that it refused. */
function answerIn(error: unknown): string {
  const answered = error instanceof Error && 'responseText' in error ? error.responseText : ''
  return typeof answered === 'string' ? answered : ''
}

/** Nothing was there to answer: the network says so, as what it calls (`connect`, `getaddrinfo`) failed on every address. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnanswered)
  return error instanceof Error && 'syscall' in error && answerIn(error) === ''
}

/** A connection that fails on every address of a host has no message, only a code. */
const codeIn = (error: Error) => ('code' in error ? String(error.code) : error.name)

/** What a server said, in its own words, as it may be kept and shown: without the password, should it repeat that. */
export function wordsOf(error: unknown, password = ''): string {
  const words = answerIn(error) || (error instanceof Error ? error.message || codeIn(error) : String(error))
  const told = password === '' ? words : words.replaceAll(password, '•••')
  return storableText(told).replace(/\s+/g, ' ').trim().slice(0, 300)
}
