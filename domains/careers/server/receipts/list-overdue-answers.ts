import type { careersApi } from '@bole/careers/contract'
import { answering } from '@bole/careers/model'
import { applicationsSeenBy } from '@bole/pipeline/server'
import { foundByWords, type Handler, sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { careers } from '../careers-store.ts'

/** Candidates who were promised an answer by a day that has passed, the longest waiting first. */
export const listOverdueAnswers: Handler<typeof careersApi.listOverdueAnswers> = async ({
  query,
  caller,
  tx,
  now,
}) => {
  const { origin, project_id, keyword, page, page_size } = query
  let overdue = careers
    .selectFrom('answer_dates')
    .innerJoin('applications', (join) => sameTenant(join, 'applications.id', 'answer_dates.application_id'))
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'applications.owner_user_id'))
    .where('answer_dates.due_on', '<', answering.localDay(now))
    .where('applications.is_listed', '=', true)
    .where('applications.origin', '=', origin)
    .where(sql<SqlBool>`applications.id in (${applicationsSeenBy(caller)})`)
  if (project_id) overdue = overdue.where('applications.project_id', '=', project_id)
  if (keyword) overdue = overdue.where(foundByWords(keyword, 'candidates.name', 'positions.title'))
  const [rows, [count]] = await tx.load(
    overdue
      .select(['applications.id', 'candidates.name', 'positions.title as position', 'due_on'])
      .select(['users.name as owner', 'applications.applied_at'])
      .orderBy('due_on')
      .orderBy('applications.id')
      .limit(page_size)
      .offset((page - 1) * page_size),
    overdue.select(sql<number>`count(*)`.as('total')),
  )
  const list = rows.map(({ applied_at, owner, ...row }) => {
    return { ...row, owner: owner ?? '', applied_at: applied_at.toISOString() }
  })
  return { data: { list }, total: count?.total ?? 0 }
}
