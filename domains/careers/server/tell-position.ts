import type { careersApi } from '@bole/careers/contract'
import type { ReplyOf } from '@bole/platform/contract'
import type { Transaction } from '@bole/platform/server'
import { askedOf, dress } from '@bole/themes/model'
import { companyColumns, listedColumns, openedAt, openPositions } from './careers-store.ts'
import { presentCompany, presentPosition } from './present.ts'
import { choicesOf } from './ranked-choices.ts'

/** One position in full while it is open, of the organisation the transaction is in; null where there is none. */
export async function tellPosition(
  tx: Transaction,
  organisation: { readonly name: string; readonly slug: string },
  id: number,
  now: Date,
): Promise<ReplyOf<typeof careersApi.getPosition> | null> {
  const row = await tx.find(
    openPositions(now)
      .select([...listedColumns, ...companyColumns, openedAt.as('opened')])
      .select(['positions.description', 'positions.requirements', 'projects.closes_at'])
      .select(['projects.questions', 'projects.limited_fields'])
      .select(['positions.project_id', 'projects.name as project_name', 'projects.looks'])
      .select(['projects.ranks_choices', 'projects.most_choices'])
      .where('positions.id', '=', id),
  )
  if (!row) return null
  return {
    ...presentPosition(row, organisation),
    organisation,
    description: row.description,
    requirements: row.requirements,
    company: presentCompany(row, organisation),
    project: { id: row.project_id, name: row.project_name },
    closes_at: row.closes_at?.toISOString() ?? null,
    form: [...askedOf(row.questions, row.limited_fields)],
    choices: await choicesOf(tx, row, now),
    looks: dress.namesOfLooks(dress.looksOf(row.looks)),
  }
}
