import { createHash } from 'node:crypto'
import { addItems } from '@bole/intake/server'
import type { Transaction } from '@bole/platform/server'
import { storeFiles } from '@bole/resumes/server'
import { sql } from 'kysely'
import { type Contents, contentsOf, type Heading, unread } from '../letter/contents-of.ts'
import type { LetterReader } from '../letter/letter-reader.ts'
import { boxes } from '../mailbox-store.ts'
import { readUpTo } from './how-far.ts'
import { positionFor } from './position-for.ts'
import type { ReaderParts, Whose } from './reader-parts.ts'

/** A message as it was fetched. */
export interface Fetched {
  readonly folder: string
  readonly validity: number
  readonly uid: number
  readonly heading: Heading
  readonly receivedAt: Date
  /** All its bytes; null of one that was too large to fetch. */
  readonly source: Uint8Array | null
  /** What stands for the bytes of one that was not fetched. */
  readonly head: string
}

interface Taking extends Whose {
  readonly parts: ReaderParts
  readonly letters: LetterReader
  /** It is not even looked into: to do so has failed too often. */
  readonly isGivenUp: boolean
}

/** The real media type is found from the content, when the file is read. */
const unknownType = 'application/octet-stream'

/**
 * Takes a message in: what it brings goes into the ledger, with the row that says so and how far its folder was read, in one transaction.
 * Whatever interrupts it, it is taken once: one that is there already is known by its bytes, under whatever number and in whatever folder.
 */
export async function takeMessage(taking: Taking, message: Fetched): Promise<void> {
  const { parts, letters, organisationId, mailboxId, isGivenUp } = taking
  const { source, heading, folder } = message
  const digest = createHash('sha256')
    .update(source ?? message.head)
    .digest('hex')
  const passBy = (tx: Transaction) => readUpTo(tx, mailboxId, folder, message)
  const isKnown = await parts.inTransaction(organisationId, async (tx) => {
    const known = await tx.find(messageOf(mailboxId, digest))
    if (known) passBy(tx)
    return known !== undefined
  })
  if (isKnown) return
  const letter = source === null || isGivenUp ? null : await letters.read(source)
  const contents = letter && source ? contentsOf(letter, source) : unread(heading, source)
  const stored = await parts.store(source === null ? [] : contents.files)
  await parts.inTransaction(organisationId, async (tx) => {
    const positionId = await positionFor(tx, mailboxId, { ...contents, folder })
    const id = await writeDown(tx, { mailboxId, digest, positionId, contents, message })
    passBy(tx)
    if (id === null) return
    stored.keep(tx)
    const typed = stored.files.map((file) => ({ ...file, mediaType: unknownType }))
    const at = new Date()
    const ids = await storeFiles(tx, typed, { uploadedBy: null, at })
    const items = await addItems(tx, {
      ...{ progressId: null, positionId, door: 'mailbox', sender: contents.sender, archiveItemId: null, at },
      source: contents.board === null ? 'mail' : 'job_board',
      files: contents.files.map(({ name }, place) => ({
        ...{ id: ids[place] ?? null, name },
        ...(contents.itemReason && { reason: contents.itemReason }),
      })),
    })
    tx.save(
      boxes
        .insertInto('mailbox_items')
        .columns(['organisation_id', 'message_id', 'item_id'])
        .expression(
          sql`select ${tx.organisationId}::bigint, ${id}::bigint, item from unnest(${items.map((item) => item.id)}::bigint[]) item`,
        ),
    )
    tx.announce('mailbox_message', id)
  })
}

const messageOf = (mailboxId: number, digest: string) =>
  boxes
    .selectFrom('mailbox_messages')
    .select('id')
    .where('mailbox_id', '=', mailboxId)
    .where('digest', '=', digest)

interface Written {
  readonly mailboxId: number
  readonly digest: string
  readonly positionId: number | null
  readonly contents: Contents
  readonly message: Fetched
}

/** The number of the row that says what became of a message; null where another one has written it meanwhile. */
async function writeDown(tx: Transaction, written: Written): Promise<number | null> {
  const { mailboxId, digest, positionId, contents, message } = written
  const made = await tx.find(
    boxes
      .insertInto('mailbox_messages')
      .values({
        ...{ organisation_id: tx.organisationId, mailbox_id: mailboxId, digest, folder: message.folder },
        ...{ sender: contents.sender, sender_name: contents.senderName, subject: contents.subject },
        ...{ board: contents.board, position_id: positionId, state: contents.state, reason: contents.reason },
        left_out: [...contents.leftOut],
        ...{ sent_at: contents.sentAt ?? message.receivedAt, taken_at: new Date() },
      })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'mailbox_id', 'digest']).doNothing())
      .returning('id'),
  )
  return made?.id ?? null
}
