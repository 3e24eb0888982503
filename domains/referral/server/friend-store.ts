import { sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { referral } from './referral-store.ts'

/** Whom a colleague referred, and whom they invited who has not applied; of the first nothing but where they stand is read. */
export function friendsOf(userId: number) {
  return referral.selectFrom((from) =>
    from
      .selectFrom('referral_codes')
      .leftJoin('referrals', (join) => sameTenant(join, 'referrals.code_id', 'referral_codes.id'))
      .leftJoin('applications', (join) => sameTenant(join, 'applications.id', 'referrals.application_id'))
      .leftJoin('positions', (join) =>
        join.on(
          sql<SqlBool>`positions.organisation_id = referral_codes.organisation_id
            and positions.id = coalesce(referrals.position_id, referral_codes.position_id)`,
        ),
      )
      .select(['referral_codes.id as code_id', 'referral_codes.code', 'referral_codes.name'])
      .select(['referral_codes.position_id', 'referrals.application_id', 'referrals.outcome'])
      .select(['applications.stage', 'applications.step', 'applications.detail', 'applications.is_listed'])
      .select('positions.title as position_title')
      .select(sql<Date>`coalesce(referrals.referred_at, referral_codes.created_at)`.as('at'))
      .where('referral_codes.user_id', '=', userId)
      // The code that everybody may have is nobody's invitation.
      .where(({ or, eb }) =>
        or([eb('referrals.application_id', 'is not', null), eb('referral_codes.name', '!=', '')]),
      )
      .as('friends'),
  )
}
