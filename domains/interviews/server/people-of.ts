import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { interviews } from './interview-store.ts'

interface Given {
  readonly interviewer_ids: readonly number[]
  readonly deputy_ids?: readonly number[] | undefined
  readonly manager_ids?: readonly number[] | undefined
}

const any = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`

/**
 * Keeps what only an interview knows of its people: who of its interviewers is a deputy, and who manages it. Who interviews is the pipeline's,
 * and follows from it. Undefined leaves what stands.
 */
export function saveRoles(tx: Transaction, interviewId: number, given: Given): void {
  const { interviewer_ids, deputy_ids, manager_ids } = given
  const rowOf = (role: 'deputy' | 'manager') => (user_id: number) => {
    return { organisation_id: tx.organisationId, interview_id: interviewId, user_id, role }
  }
  if (deputy_ids !== undefined)
    tx.save(
      interviews
        .updateTable('interview_people')
        .set({ role: 'other' })
        .where('interview_id', '=', interviewId)
        .where('role', '=', 'deputy'),
    )
  if (manager_ids !== undefined)
    tx.save(
      interviews
        .deleteFrom('interview_people')
        .where('interview_id', '=', interviewId)
        .where('role', '=', 'manager'),
    )
  // Whoever leads is no deputy, and whoever interviews manages by that.
  const deputies = (deputy_ids ?? []).filter((id) => interviewer_ids.indexOf(id) > 0)
  const managers = (manager_ids ?? []).filter((id) => !interviewer_ids.includes(id))
  const rows = [...new Set(deputies)]
    .map(rowOf('deputy'))
    .concat([...new Set(managers)].map(rowOf('manager')))
  if (rows.length > 0)
    tx.save(
      interviews
        .insertInto('interview_people')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['organisation_id', 'interview_id', 'user_id'])
            .doUpdateSet((eb) => ({ role: eb.ref('excluded.role') })),
        ),
    )
}

/** Whether all of these people can be asked. */
export async function areKnown(tx: Transaction, ids: readonly number[]): Promise<boolean> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return true
  const [known] = await tx.load(
    interviews.selectFrom('users').select('id').where('id', '=', any(asked)).where('state', '=', 'enabled'),
  )
  return known.length === asked.length
}
