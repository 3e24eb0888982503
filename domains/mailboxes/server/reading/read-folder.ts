import { messageBytesAtMost } from '@bole/mailboxes/model'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { HowFar } from './how-far.ts'
import type { Fetched } from './take-message.ts'

interface Reading {
  readonly client: ImapFlow
  readonly folder: string
  /** YYYY-MM-DD: what came before this day is passed by. */
  readonly takenFrom: string
  readonly far: HowFar | undefined
  readonly signal: AbortSignal
  readonly onMessage: (message: Fetched) => Promise<void>
}

/**
 * Tells of the messages of a folder that came after those it was read up to, the oldest first; answers how far it is read then. Nothing
 * is changed there: they stay unread for whoever else looks. Under another validity the numbers mean nothing, and all are told.
 */
export async function readFolder(reading: Reading): Promise<HowFar> {
  const { client, folder, takenFrom, far, signal, onMessage } = reading
  const opened = await client.mailboxOpen(folder, { readOnly: true })
  const validity = Number(opened.uidValidity)
  const last = far?.validity === validity ? far.uid : 0
  // What comes while it is read has a number past these, and is told by its own.
  const end = { validity, uid: Math.max(last, opened.uidNext - 1) }
  if (opened.exists === 0 || opened.uidNext - 1 <= last) return end
  // The server's day may be another one than the company's: it is asked from the day before, and each mail is held to its own moment.
  const since = new Date(Date.parse(`${takenFrom}T00:00:00Z`) - 86_400_000)
  const from = new Date(`${takenFrom}T00:00`)
  const found = await client.search({ since, uid: `${last + 1}:*` }, { uid: true })
  // `n:*` names the last message also where its number is below n (RFC 9051, section 9).
  const uids = (found || []).filter((uid) => uid > last).toSorted((one, other) => one - other)
  for (const uid of uids) {
    signal.throwIfAborted()
    const message = await fetchOne(client, { folder, validity, uid, from })
    if (message) await onMessage(message)
  }
  return { validity, uid: Math.max(end.uid, ...uids) }
}

/** A message with its bytes, unless it is too large; null where it is gone meanwhile, or came before a moment. */
async function fetchOne(
  client: ImapFlow,
  {
    folder,
    validity,
    uid,
    from: first,
  }: Pick<Fetched, 'folder' | 'validity' | 'uid'> & { readonly from: Date },
): Promise<Fetched | null> {
  const wanted = { size: true, internalDate: true, envelope: true } as const
  const told = await client.fetchOne(String(uid), wanted, { uid: true })
  if (!told || dateOf(told.internalDate) < first) return null
  const isSmall = (told.size ?? 0) <= messageBytesAtMost
  const fetched = isSmall && (await client.fetchOne(String(uid), { source: true }, { uid: true }))
  const source = fetched ? fetched.source : undefined
  if (isSmall && !source) return null
  const { envelope, internalDate, size } = told
  const [from] = envelope?.from ?? []
  return {
    ...{ folder, validity, uid },
    heading: { subject: envelope?.subject ?? '', sender: from?.address ?? '', senderName: from?.name ?? '' },
    receivedAt: dateOf(internalDate),
    source: source ?? null,
    head: JSON.stringify([envelope?.messageId, envelope?.subject, from?.address, envelope?.date, size]),
  }
}

function dateOf(date: FetchMessageObject['internalDate']): Date {
  const at = new Date(date ?? Date.now())
  return Number.isNaN(at.getTime()) ? new Date() : at
}
