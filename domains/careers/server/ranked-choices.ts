import type { careersApi } from '@bole/careers/contract'
import { choices } from '@bole/careers/model'
import { type Context, notFound, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { careers, openPositions } from './careers-store.ts'

type Applying = Pick<Context<typeof careersApi.apply>, 'body' | 'refuse'>

/** What a project says of ranking. */
interface Ranking {
  readonly id: number
  readonly project_id: number
  readonly ranks_choices: boolean
  readonly most_choices: number
}

/** More positions than this nobody chooses among on a phone. */
const mostOffered = 200

/** The positions somebody wishes for after the one they apply for, as they are called now; of another project they are not there. */
export async function wishesOf({ body, refuse }: Applying, tx: Transaction, first: Ranking) {
  const wished = choices.furtherChoices(first.id, body.volunteers)
  if (wished.length === 0) return []
  const [rows] = await tx.load(
    careers
      .selectFrom('positions')
      .select(['id', 'title', 'state', 'is_deleted'])
      .where('id', '=', sql<number>`any(${wished}::bigint[])`)
      .where('project_id', '=', first.project_id)
      .where('state', '<>', 'draft'),
  )
  const further = wished.map((id) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw notFound()
    return { id, title: row.title, isOpen: row.state === 'open' && !row.is_deleted }
  })
  const most = first.ranks_choices ? first.most_choices : 1
  const fault = choices.whyNotRanked(further, most)
  const closed = further.find(({ isOpen }) => !isOpen)
  if (fault) throw refuse(fault, { values: { count: most, title: closed?.title ?? '' } })
  return further.map(({ id, title }) => ({ id, title }))
}

/** What candidates of a project rank: its open positions, the newest first; null where they choose one. */
export async function choicesOf(tx: Transaction, of: Ranking, now: Date) {
  if (!of.ranks_choices) return null
  const [positions] = await tx.load(
    openPositions(now)
      .select(['positions.id', 'positions.title', 'positions.cities'])
      .where('positions.project_id', '=', of.project_id)
      .orderBy('positions.id', 'desc')
      .limit(mostOffered),
  )
  return {
    most: of.most_choices,
    positions: positions.map(({ id, title, cities }) => ({ id, title, cities })),
  }
}
