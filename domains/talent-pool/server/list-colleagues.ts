import { answersTo } from '@bole/accounts/model'
import { pinyinOf } from '@bole/accounts/server'
import { type Handler, sameTenant } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { sql } from 'kysely'
import { whoCanBeAsked } from './colleague-store.ts'
import { pool } from './folder-store.ts'

const waiting = pool
  .selectFrom('pool_distributions')
  .innerJoin('pool_members', (join) => sameTenant(join, 'pool_members.id', 'pool_distributions.member_id'))
  .select(['to_user_id', sql<number>`count(*)::int`.as('count')])
  .where('state', '=', 'asked')
  // Whose place a merge ended is asked about again should the two be parted, and is nobody's to answer until then.
  .where('left_at', 'is', null)
  .groupBy('to_user_id')

/** Who can be asked to take people over, with how many they are asked about already. */
export const listColleagues: Handler<typeof talentPoolApi.listColleagues> = async ({ query, tx }) => {
  const { keyword = '', department_id: wanted = [] } = query
  const people = await whoCanBeAsked(tx)
  const [counts, departments] = await tx.load(
    waiting,
    pool.selectFrom('departments').select(['departments.id', 'departments.name', 'departments.path']),
  )
  const countOf = new Map(counts.map(({ to_user_id, count }) => [to_user_id, count]))
  const departmentOf = new Map(departments.map((one) => [one.id, one]))
  const list = people.flatMap(({ id, name, username, job_title, department_id }) => {
    const department = department_id === null ? undefined : departmentOf.get(department_id)
    if (answersTo({ name, username, pinyin: pinyinOf(name) }, keyword) === null) return []
    if (wanted.length > 0 && !department?.path.some((above) => wanted.includes(above))) return []
    const waits = countOf.get(id) ?? 0
    return { id, name, job_title: job_title ?? '', department: department?.name ?? '', waiting: waits }
  })
  return { list: list.slice(0, 200) }
}
