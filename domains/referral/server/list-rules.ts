import { type Handler, sameTenant } from '@bole/platform/server'
import type { referralApi } from '@bole/referral/contract'
import { sql } from 'kysely'
import { dayOf, referral } from './referral-store.ts'

/** Those that hold or will first, the closest to a position before the general ones. */
export const listRules: Handler<typeof referralApi.listRules> = async ({ query, tx, now }) => {
  const today = dayOf(now)
  const [rows, [count]] = await tx.load(
    referral
      .selectFrom('referral_rules')
      .leftJoin('projects', (join) => sameTenant(join, 'projects.id', 'referral_rules.project_id'))
      .leftJoin('positions', (join) => sameTenant(join, 'positions.id', 'referral_rules.position_id'))
      .leftJoin('users', (join) => sameTenant(join, 'users.id', 'referral_rules.made_by'))
      .select(['referral_rules.id', 'milestone', 'amount', 'currency', 'referral_rules.origin'])
      .select(['referral_rules.project_id', 'projects.name as project_name'])
      .select(['referral_rules.position_id', 'positions.title'])
      .select(['made_by', 'users.name as maker_name', 'referral_rules.version'])
      .select([
        sql<string>`to_char(valid_from, 'YYYY-MM-DD')`.as('valid_from'),
        sql<string | null>`to_char(ended_on, 'YYYY-MM-DD')`.as('ended_on'),
      ])
      .orderBy(sql`coalesce(ended_on <= ${today}::date, false)`)
      .orderBy('referral_rules.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    referral.selectFrom('referral_rules').select(({ fn }) => fn.countAll<number>().as('total')),
  )
  const list = rows.map(({ project_id, project_name, position_id, title, made_by, maker_name, ...row }) => ({
    ...row,
    theme: project_id === null ? null : { id: project_id, name: project_name ?? '' },
    position: position_id === null ? null : { id: position_id, title: title ?? '' },
    made_by: made_by === null ? null : { id: made_by, name: maker_name ?? '' },
    can: { end: row.ended_on === null },
  }))
  return { data: { list }, total: count?.total ?? 0 }
}
