import { createHash } from 'node:crypto'
import type { Sent } from './tables.ts'

/** What identifies one sending of a form. */
interface Form {
  readonly key: string
  readonly organisationId: number
  readonly positionId: number
  readonly sent: Pick<Sent, 'name' | 'phone' | 'email'>
}

/**
 * The secret of a private page from the key the candidate's browser made for the form and from who sends it. Nothing but digests is
 * stored here, and still a form sent again after a lost answer gets the same link; with somebody else's key it gets another.
 */
export function tokenOfKey({ key, organisationId, positionId, sent }: Form): string {
  const who = [sent.name.trim(), sent.phone, sent.email.trim().toLowerCase()]
  const text = JSON.stringify(['bole', organisationId, positionId, key, ...who])
  return createHash('sha256').update(text).digest('base64url')
}
