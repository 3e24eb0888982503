import type { careersApi } from '@bole/careers/contract'
import type { receipts } from '@bole/careers/model'
import { ways } from '@bole/inbox/model'
import { tell } from '@bole/inbox/server'
import { enterApplication } from '@bole/pipeline/server'
import { type Handler, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { careers } from '../careers-store.ts'
import { requestsOf, standingReceipt } from './receipt-store.ts'

const notices = {
  correction: 'asked_for_correction',
  review: 'asked_for_review',
  erasure: 'asked_for_erasure',
} as const satisfies Record<(typeof receipts.requestKinds)[number], string>

/** A candidate asks about a decision: it waits for whoever owns the application, who hears of it. */
export const askAboutReceipt: Handler<typeof careersApi.askAboutReceipt> = async (context) => {
  const { body, tx, now, refuse } = context
  const id = await enterApplication(context, body.token)
  const [, [receipt], open, [about]] = await tx.load(
    tx.hold(`receipt ${id}`),
    standingReceipt(id),
    requestsOf([id]),
    careers
      .selectFrom('applications')
      .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
      .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
      .select(['candidates.name', 'positions.title as position'])
      .select(sql<number | null>`coalesce(applications.owner_user_id, positions.owner_user_id)`.as('owner'))
      .where('applications.id', '=', id),
  )
  if (!receipt || !about) throw refuse('no_decision')
  if (open.some(({ kind, settled_at }) => kind === body.kind && settled_at === null))
    throw refuse('asked_already')
  const row = {
    organisation_id: tx.organisationId,
    application_id: id,
    kind: body.kind,
    said: body.text,
    asked_at: now,
  }
  tx.save(careers.insertInto('receipt_requests').values(row))
  const { name, position, owner } = about
  const notice = { kind: notices[body.kind], facts: { name, position }, link: ways.receipts(), about: [id] }
  if (owner !== null) tell(tx, [{ userId: owner, ...notice }])
  tx.announce('receipt_request')
  tx.announce('application', id)
  return {}
}
