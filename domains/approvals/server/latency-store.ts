import { type Reader, sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { within } from './approval-store.ts'
import { approvals } from './round-store.ts'

/** Of open ones how many wait; of those answered since then the median; hours since the oldest was asked. */
function stepsSince(reader: Reader<'candidates'>, since: Date, now: Date) {
  const waits = sql<SqlBool>`(s.state in ('asked', 'held') and approval_rounds.state = 'open')`
  // An answer that was put off has a day, and is none yet.
  const isAnswered = sql<SqlBool>`(s.state in ('approved', 'refused') and s.decided_at >= ${since})`
  const hours = (until: unknown) => sql`extract(epoch from ${until} - s.asked_at) / 3600`
  return approvals
    .selectFrom('approval_rounds')
    .innerJoin('approval_steps as s', (join) => sameTenant(join, 's.round_id', 'approval_rounds.id'))
    .innerJoin('applications', (join) =>
      sameTenant(join, 'applications.id', 'approval_rounds.application_id'),
    )
    .where(within(reader))
    .where(sql<SqlBool>`(${waits} or ${isAnswered})`)
    .select([
      sql<number>`count(*) filter (where ${waits})`.as('waiting'),
      sql<number>`count(*) filter (where ${isAnswered})`.as('answered'),
      sql<number | null>`max(${hours(sql`${now}::timestamptz`)}) filter (where ${waits})::float`.as('oldest'),
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${hours(sql`s.decided_at`)}) filter (where ${isAnswered})::float`.as(
        'median',
      ),
    ])
    .orderBy('oldest', (order) => order.desc().nullsLast())
    .orderBy('median', (order) => order.desc().nullsLast())
    .limit(50)
}

/** How long each approver takes; whoever keeps the oldest waiting first. */
export function latencyOfApprovers(reader: Reader<'candidates'>, since: Date, now: Date) {
  return stepsSince(reader, since, now)
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 's.user_id'))
    .select(['users.id', 'users.name'])
    .groupBy(['users.id', 'users.name'])
}

/** How long the approvers of each department’s candidates take. */
export function latencyOfDepartments(reader: Reader<'candidates'>, since: Date, now: Date) {
  return stepsSince(reader, since, now)
    .leftJoin('departments', (join) => sameTenant(join, 'departments.id', 'applications.department_id'))
    .select(['departments.id', 'departments.name'])
    .groupBy(['departments.id', 'departments.name'])
}
