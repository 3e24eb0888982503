import { randomUUID } from 'node:crypto'
import { ways } from '@bole/inbox/model'
import { tell } from '@bole/inbox/server'
import { fillText } from '@bole/platform/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { type talentPoolApi, talentPoolRefusals } from '@bole/talent-pool/contract'
import { whoCanBeAsked } from './colleague-store.ts'
import { openDistributions, seenPosition } from './distribution-store.ts'
import { pool } from './folder-store.ts'
import { leftOut, lockSeen } from './lock-seen.ts'
import { writeHistory } from './member-store.ts'

/** Asks a colleague about people of folders that the caller manages; who is asked about already is left out. */
export const distribute: Handler<typeof talentPoolApi.distribute> = async (context) => {
  const { body, tx, caller, refuse, language, now } = context
  const { ids, user_id, position_id, text } = body
  const colleague = (await whoCanBeAsked(tx)).find(({ id }) => id === user_id)
  const position = position_id === null ? null : await tx.find(seenPosition(position_id, caller))
  const { theirs, others } = await lockSeen(context, ids)
  if (position === undefined) throw notFound()
  if (!colleague) throw refuse('unknown_person')
  if (position && position.state !== 'open') throw refuse('position_closed')
  const [open] = await tx.load(openDistributions(theirs.map(({ id }) => id)))
  const askedOf = new Map(open.map((one) => [one.member_id, one.asked]))
  const free = theirs.filter(({ id }) => !askedOf.has(id))
  const batchId = randomUUID()
  const texts = talentPoolRefusals[language]
  const locked = theirs.flatMap((one) => {
    const name = askedOf.get(one.id)
    return name === undefined ? [] : leftOut([one], fillText(texts.already_distributed, { name }))
  })
  const refused = [...leftOut(others, texts.not_your_folder), ...locked]
  if (free.length === 0) return { batch_id: batchId, done: 0, refused }
  const made = { organisation_id: tx.organisationId, to_user_id: user_id, from_user_id: caller.userId }
  const rows = free.map(({ id }) => ({ ...made, member_id: id, position_id, text, asked_at: now }))
  const [asked] = await tx.load(
    pool.insertInto('pool_distributions').values(rows).returning(['id', 'member_id as memberId']),
  )
  const happened = asked.map(({ id, memberId }) => ({ memberId, distributionId: id }))
  writeHistory(tx, happened, { action: 'asked', userId: caller.userId, now, batchId, text })
  tell(
    tx,
    free.map(({ name }) => ({
      userId: user_id,
      kind: 'pool_asked' as const,
      facts: { by: caller.name, name },
      link: ways.poolGiven(),
    })),
  )
  return { batch_id: batchId, done: free.length, refused }
}
