import type { Handler } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { sql } from 'kysely'
import { isNamed, newestOf, pairRows, pairsSeen } from './pair-store.ts'
import { presentPair, presentSide } from './present-pair.ts'

/** The surest first: the order of the words of strengths. */
const byStrength = sql`array_position('{certain,likely,possible}'::text[], suspected_pairs.strength)`

/** Suspected pairs of people whom the caller sees both. */
export const listPairs: Handler<typeof resumesApi.listPairs> = async ({ query, caller, tx }) => {
  const { state, strength, keyword, page, page_size } = query
  const strengths = strength?.length ? sql<'certain'>`any(${strength}::text[])` : null
  const states = state?.length ? state : (['open'] as const)
  let rows = pairRows(caller).where('suspected_pairs.state', '=', sql<'open'>`any(${states}::text[])`)
  let matching = pairsSeen(caller)
  if (strengths) {
    rows = rows.where('suspected_pairs.strength', '=', strengths)
    matching = matching.where('suspected_pairs.strength', '=', strengths)
  }
  if (keyword) {
    rows = rows.where(isNamed(keyword))
    matching = matching.where(isNamed(keyword))
  }
  const [found, [counts]] = await tx.load(
    rows
      .orderBy(byStrength)
      .orderBy('suspected_pairs.id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size),
    matching.select([
      sql<number>`count(*) filter (where suspected_pairs.state = 'open')`.as('open'),
      sql<number>`count(*) filter (where suspected_pairs.state = 'not_same')`.as('not_same'),
    ]),
  )
  const sides = await newestOf(tx, caller, [
    ...new Set(found.flatMap(({ one_id, other_id }) => [one_id, other_id])),
  ])
  const list = found.flatMap((row) => {
    const [one, other] = [sides.get(row.one_id), sides.get(row.other_id)]
    if (!one || !other) return []
    const isOpen = row.state === 'open'
    const can = { compare: true, differ: isOpen, reopen: !isOpen }
    return [{ ...presentPair(row), one: presentSide(one), other: presentSide(other), can }]
  })
  const statistic = { open: counts?.open ?? 0, not_same: counts?.not_same ?? 0 }
  return { data: { list, statistic }, total: states.reduce((total, one) => total + statistic[one], 0) }
}
