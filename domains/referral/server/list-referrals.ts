import { applicationsSeenBy } from '@bole/pipeline/server'
import { foundByWords, type Handler, sameTenant } from '@bole/platform/server'
import type { referralApi } from '@bole/referral/contract'
import { type SqlBool, sql } from 'kysely'
import { referral } from './referral-store.ts'

export const listReferrals: Handler<typeof referralApi.listReferrals> = async ({ query, caller, tx }) => {
  let found = referral
    .selectFrom('referrals')
    .innerJoin('applications', (join) => sameTenant(join, 'applications.id', 'referrals.application_id'))
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'referrals.user_id'))
    .innerJoin('referral_codes', (join) => sameTenant(join, 'referral_codes.id', 'referrals.code_id'))
    .where('applications.origin', '=', query.origin)
    .where('applications.id', 'in', applicationsSeenBy(caller))
  if (query.user_id?.length)
    found = found.where('referrals.user_id', '=', sql<number>`any(${query.user_id}::bigint[])`)
  if (query.outcome?.length)
    found = found.where(sql<SqlBool>`referrals.outcome = any(${query.outcome}::text[])`)
  if (query.keyword)
    found = found.where(foundByWords(query.keyword, 'candidates.name', 'positions.title', 'users.name'))
  const [rows, [count]] = await tx.load(
    found
      .select(['applications.id', 'candidates.name as candidate_name', 'positions.id as position_id'])
      .select(['positions.title', 'users.id as user_id', 'users.name as user_name', 'referral_codes.code'])
      .select(['referrals.outcome', 'applications.stage', 'applications.step', 'applications.detail'])
      .select(['applications.is_listed', 'referrals.referred_at'])
      .orderBy('referrals.referred_at', 'desc')
      .orderBy('referrals.application_id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    found.select(({ fn }) => fn.countAll<number>().as('total')),
  )
  const list = rows.map(({ position_id, title, user_id, user_name, referred_at, ...row }) => ({
    ...row,
    position: { id: position_id, title },
    user: { id: user_id, name: user_name },
    at: referred_at.toISOString(),
  }))
  return { data: { list }, total: count?.total ?? 0 }
}
