import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { secrets } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'

type Kind = 'door' | 'hall' | 'place'

/** A secret of a queue, from the seed in its row: known again whenever it is printed or shown (as decision 69 has it for lectures). */
const codeOf = (kind: Kind, seed: string): string =>
  createHmac('sha256', providedFor(secrets.sealingKey)).update(`queue ${kind} ${seed}`).digest('base64url')

/** What a queue keeps of a new code. */
export function newCode(kind: 'door' | 'hall') {
  const seed = randomUUID()
  return { seed, digest: secrets.digestOf(codeOf(kind, seed)) }
}

/** Where candidates sign in, below the origin. */
export const doorPath = (seed: string): string => `/careers/queue/${codeOf('door', seed)}`

/** Where the screen of the hall is, below the origin. */
export const hallPath = (seed: string): string => `/careers/queue/hall/${codeOf('hall', seed)}`

/** The secret of somebody's place in a queue: the number of their record, and what only this installation can write. */
export const ticketOf = (seed: string, recordId: number): string =>
  `${recordId}.${codeOf('place', `${seed} ${recordId}`)}`

/** Whose place a ticket is; null where nobody was given it in this queue. */
export function recordOfTicket(seed: string, ticket: string): number | null {
  const recordId = Number(ticket.split('.')[0])
  if (!Number.isSafeInteger(recordId)) return null
  const [given, right] = [ticket, ticketOf(seed, recordId)].map((text) => Buffer.from(text))
  return given && right && given.length === right.length && timingSafeEqual(given, right) ? recordId : null
}
