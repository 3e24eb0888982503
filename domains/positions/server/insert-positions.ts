import { type Caller, prepared, type Transaction } from '@bole/platform/server'
import { positionsEvents } from '@bole/positions/contract'

/** A position as it is written; what is absent has the table's default. */
export interface PositionToInsert {
  readonly theme_id: number
  readonly origin: number
  readonly process_id: number
  readonly department_id: number | null
  readonly owner_id: number | null
  readonly title: string
  readonly city_list: readonly string[]
  readonly category?: string | undefined
  readonly head_count: number
  readonly description?: string | undefined
  readonly requirements?: string | undefined
  readonly salary_from: number | null
  readonly salary_to: number | null
  readonly salary_currency?: string | undefined
  readonly degree?: string | null | undefined
  readonly state: 'draft' | 'open'
}

// Text: rows arrive as one value, so that one and five hundred are the same statement.
const insert = prepared<{ id: number }>(`
insert into positions (organisation_id, project_id, origin, process_id, department_id, owner_user_id, title, cities, category, head_count,
  description, requirements, salary_from, salary_to, salary_currency, degree, state, opened_at)
select $2, theme_id, origin, process_id, department_id, owner_id, title, city_list, coalesce(category, ''), head_count,
  coalesce(description, ''),
  coalesce(requirements, ''), salary_from, salary_to, coalesce(salary_currency, 'CNY'), degree, state,
  case when state = 'open' then $3::timestamptz end
from jsonb_to_recordset($1::jsonb) as p(row integer, theme_id bigint, origin smallint, process_id bigint, department_id bigint,
  owner_id bigint, title text, city_list text[], category text, head_count integer, description text, requirements text, salary_from integer,
  salary_to integer, salary_currency text, degree text, state text)
order by p.row
returning id`)

interface Making {
  readonly tx: Transaction
  readonly caller: Caller
  readonly now: Date
}

/** Writes positions, tells whoever owns them, and answers their numbers in the order given. */
export async function insertPositions(
  { tx, caller, now }: Making,
  rows: readonly PositionToInsert[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const numbered = JSON.stringify(rows.map((position, row) => ({ ...position, row })))
  const [inserted] = await tx.load(insert(numbered, tx.organisationId, now))
  for (const [row, { id }] of inserted.entries()) {
    tx.announce('position', id)
    const owner_id = rows[row]?.owner_id ?? null
    if (owner_id !== null)
      tx.emit(positionsEvents.changedOwner, { position_id: id, owner_id, by: caller.userId })
  }
  return inserted.map(({ id }) => id)
}
