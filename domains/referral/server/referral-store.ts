import { sameTenant, tablesOf } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import type { ReferralTables } from './tables.ts'

export const referral = tablesOf<ReferralTables>()

/** Whether a colleague can sign in: what somebody made who cannot is void. */
export const canSignIn = (now: Date) =>
  sql<SqlBool>`(users.state = 'enabled' and coalesce(users.expires_at > ${now}, true))`

/** Positions that take applications and that colleagues may refer for at a moment, as `isOpenNow` of the model says. */
export function positionsOpen(now: Date) {
  return referral
    .selectFrom('referral_positions')
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'referral_positions.position_id'))
    .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'positions.project_id'))
    .where(sql<SqlBool>`(referral_positions.is_open or referral_positions.opens_at <= ${now})`)
    .where('positions.state', '=', 'open')
    .where('positions.is_deleted', '=', false)
    .where('projects.is_deleted', '=', false)
    .where('projects.is_open_for_referral', '=', true)
    .where(sql<SqlBool>`coalesce(projects.closes_at > ${now}, true)`)
}

/** A colleague's own code, which is there once they made one. */
export function ownCode(userId: number) {
  return referral
    .selectFrom('referral_codes')
    .select(['id', 'code'])
    .where('user_id', '=', userId)
    .where('name', '=', '')
}

/** How many invitations of a colleague nobody used. */
export function unusedOf(userId: number) {
  return referral
    .selectFrom('referral_codes')
    .select(sql<number>`count(*)`.as('amount'))
    .where('user_id', '=', userId)
    .where('name', '!=', '')
    .where(
      sql<SqlBool>`not exists (select from referrals r
        where r.organisation_id = referral_codes.organisation_id and r.code_id = referral_codes.id)`,
    )
}

/** What the company said of who counts; its row is there once somebody changed something. */
export const referralSettings = referral
  .selectFrom('referral_settings')
  .select(['rewards_own_positions', 'protected_days', 'version'])

/** What holds while nobody said otherwise. */
export const settingsUnsaid = { rewards_own_positions: false, protected_days: 180, version: 0 }

/** The day of a moment by the company's clock, which this process is in. */
export function dayOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
}

/** All rules; a company has few. */
export const allRules = referral
  .selectFrom('referral_rules')
  .select(['id', 'milestone', 'currency', 'origin', 'project_id', 'position_id'])
  .select([
    sql<number>`amount`.as('amount'),
    sql<string>`to_char(valid_from, 'YYYY-MM-DD')`.as('valid_from'),
    sql<string | null>`to_char(ended_on, 'YYYY-MM-DD')`.as('ended_on'),
  ])
