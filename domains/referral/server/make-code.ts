import { randomBytes } from 'node:crypto'
import { type Handler, inserted, notFound, type Transaction } from '@bole/platform/server'
import type { referralApi } from '@bole/referral/contract'
import { codeFrom } from '@bole/referral/model'
import { linkOf, ownSlug } from './links.ts'
import { ownCode, positionsOpen, referral, unusedOf } from './referral-store.ts'

/** Invitations that nobody used, at most. */
const mostUnused = 100

/** Forty random bits: enough that nobody meets another's by guessing, few enough to be read aloud. */
const newCode = () => codeFrom(randomBytes(8))

export const makeCode: Handler<typeof referralApi.makeCode> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const { name, position_id } = body
  const [, [open], [slug], [unused]] = await tx.load(
    tx.hold(`referral code ${caller.userId}`),
    positionsOpen(now).select('positions.id').where('positions.id', '=', position_id),
    ownSlug(tx),
    unusedOf(caller.userId),
  )
  if (position_id !== null && !open) throw refuse('not_open')
  const own = await makeOwn(tx, caller.userId, now)
  tx.announce('referral_code')
  if (name === '') return { ...own, link: linkOf(slug?.slug ?? '', own.code, position_id) }
  if ((unused?.amount ?? 0) >= mostUnused)
    throw refuse('too_many_invitations', { values: { most: mostUnused } })
  const made = await insertCode(tx, { user_id: caller.userId, name, position_id, created_at: now })
  return { ...made, link: linkOf(slug?.slug ?? '', made.code, position_id) }
}

/** The caller's own code, made the first time. */
async function makeOwn(tx: Transaction, userId: number, now: Date) {
  const there = await tx.find(ownCode(userId))
  return there ?? insertCode(tx, { user_id: userId, name: '', position_id: null, created_at: now })
}

async function insertCode(
  tx: Transaction,
  columns: { user_id: number; name: string; position_id: number | null; created_at: Date },
) {
  const row = inserted(
    await tx.find(
      referral
        .insertInto('referral_codes')
        .values({ organisation_id: tx.organisationId, code: newCode(), ...columns })
        .returning(['id', 'code']),
    ),
  )
  if (!row) throw notFound()
  return row
}
