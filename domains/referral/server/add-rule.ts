import type { Handler } from '@bole/platform/server'
import type { referralApi } from '@bole/referral/contract'
import { type SqlBool, sql } from 'kysely'
import { dayOf, referral } from './referral-store.ts'

export const addRule: Handler<typeof referralApi.addRule> = async ({ body, caller, tx, now, refuse }) => {
  const { theme_id: project_id, position_id, valid_from, milestone, amount, currency, origin } = body
  const [[project], [position]] = await tx.load(
    referral.selectFrom('projects').select('id').where('id', '=', project_id).where('is_deleted', '=', false),
    referral
      .selectFrom('positions')
      .select('id')
      .where('id', '=', position_id)
      .where('is_deleted', '=', false)
      .where(sql<SqlBool>`coalesce(project_id = ${project_id}, true)`),
  )
  if (project_id !== null && !project) throw refuse('unknown_project')
  if (position_id !== null && !position) throw refuse('unknown_position')
  if (valid_from < dayOf(now)) throw refuse('day_passed')
  tx.save(
    referral.insertInto('referral_rules').values({
      ...{ organisation_id: tx.organisationId, milestone, amount, currency, origin, project_id, position_id },
      ...{ valid_from, ended_on: null, made_by: caller.userId, made_at: now },
    }),
  )
  tx.announce('reward_rule')
  return {}
}
