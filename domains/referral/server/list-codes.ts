import { applicationsSeenBy } from '@bole/pipeline/server'
import { type Caller, foundByWords, type Handler, sameTenant } from '@bole/platform/server'
import { statuses } from '@bole/processes/model'
import type { referralApi } from '@bole/referral/contract'
import { type SqlBool, sql } from 'kysely'
import { linkOf, ownSlug } from './links.ts'
import { canSignIn, referral } from './referral-store.ts'

/** The numbers are those of the list they lead to: of an origin where one is said, and of what the caller sees. */
const isCounted = (caller: Caller, origin: number | undefined) =>
  sql<SqlBool>`(${origin ?? null}::integer is null or applications.origin = ${origin ?? null})
    and applications.id in (${applicationsSeenBy(caller)})`

const entered = statuses.named(6, 'entered')

export const listCodes: Handler<typeof referralApi.listCodes> = async ({ query, caller, tx, now }) => {
  let found = referral
    .selectFrom('referral_codes')
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'referral_codes.user_id'))
    .where('referral_codes.name', '=', '')
  if (query.keyword) found = found.where(foundByWords(query.keyword, 'users.name'))
  const [rows, [count], [own]] = await tx.load(
    found
      .leftJoin('referrals', (join) => sameTenant(join, 'referrals.user_id', 'users.id'))
      .leftJoin('applications', (join) =>
        sameTenant(join, 'applications.id', 'referrals.application_id').on(isCounted(caller, query.origin)),
      )
      .select(['referral_codes.id', 'referral_codes.code', 'users.id as user_id', 'users.name'])
      .select(canSignIn(now).as('is_valid'))
      .select(sql<number>`count(applications.id)`.as('friend_count'))
      .select(
        sql<number>`count(applications.id) filter (where referrals.outcome = 'credited')`.as(
          'credited_count',
        ),
      )
      .select(
        sql<number>`count(*) filter (where applications.stage = ${entered.stage} and applications.step = ${entered.step}
          and applications.detail = ${entered.detail})`.as('joined_count'),
      )
      .groupBy(['referral_codes.id', 'referral_codes.code', 'users.id', 'users.name', 'users.state'])
      .groupBy('users.expires_at')
      .orderBy('friend_count', 'desc')
      .orderBy('referral_codes.id')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    found.select(({ fn }) => fn.countAll<number>().as('total')),
    ownSlug(tx),
  )
  const total = count?.total ?? 0
  const extrapolationList = rows.map(({ user_id, name, is_valid, ...row }) => ({
    ...row,
    user: { id: user_id, name },
    link: linkOf(own?.slug ?? '', row.code),
    is_valid: Boolean(is_valid),
  }))
  return { data: { extrapolationList, total_count: total }, total }
}
