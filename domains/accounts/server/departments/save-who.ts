import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'
import { canBeChosen } from '../can-be-chosen.ts'

/** Heads and tags somebody wants a department to have; what is left out stays. */
export interface WantedWho {
  readonly head_ids?: readonly number[] | undefined
  readonly tag_ids?: readonly number[] | undefined
}

const among = (ids: readonly number[] = []) => sql<number>`any(${ids}::bigint[])`
const isMissing = (wanted: readonly number[] = [], found: readonly { readonly id: number }[]) =>
  wanted.some((id) => !found.some((row) => row.id === id))

/** What of the wanted cannot be: heads are people of the organisation who may be chosen, or lead it already. */
export async function unknownAmong(
  tx: Transaction,
  { head_ids, tag_ids }: WantedWho,
  departmentId: number | null,
): Promise<'unknown_head' | 'unknown_tag' | null> {
  const [people, heads, tags] = await tx.load(
    accounts.selectFrom('users').select('id').where('id', '=', among(head_ids)).where(canBeChosen).forShare(),
    accounts
      .selectFrom('department_heads')
      .select('user_id as id')
      .where('department_id', '=', departmentId ?? 0),
    accounts.selectFrom('department_tags').select('id').where('id', '=', among(tag_ids)).forKeyShare(),
  )
  if (isMissing(head_ids, [...people, ...heads])) return 'unknown_head'
  return isMissing(tag_ids, tags) ? 'unknown_tag' : null
}

/** Gives a department these heads, in this order, and these tags. */
export function saveWho(tx: Transaction, departmentId: number, { head_ids, tag_ids }: WantedWho): void {
  const row = { organisation_id: tx.organisationId, department_id: departmentId }
  if (head_ids) {
    tx.save(accounts.deleteFrom('department_heads').where('department_id', '=', departmentId))
    const heads = [...new Set(head_ids)].map((user_id, place) => ({ ...row, user_id, place }))
    if (heads.length > 0) tx.save(accounts.insertInto('department_heads').values(heads))
  }
  if (tag_ids) {
    tx.save(accounts.deleteFrom('department_tag_links').where('department_id', '=', departmentId))
    const tags = [...new Set(tag_ids)].map((tag_id) => ({ ...row, tag_id }))
    if (tags.length > 0) tx.save(accounts.insertInto('department_tag_links').values(tags))
  }
}
