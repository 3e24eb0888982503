import type { ListQuery, pipelineApi } from '@bole/pipeline/contract'
import type { Caller, Handler, Transaction } from '@bole/platform/server'
import { writeCursor } from '../../model/list-cursor.ts'
import { listChoices } from './get-list-library.ts'
import { countedAtMost, statusCounts } from './list-counts.ts'
import { hitsAtMost, isCountedAlready, matchingApplications } from './list-filter.ts'
import { listItems } from './list-item.ts'
import { pageOf } from './list-page.ts'
import { searchedPage } from './list-search.ts'
import {
  isAsked,
  narrowed,
  presentStatistic,
  presentStatuses,
  presentSteps,
  sumOf,
} from './present-counts.ts'
import { presentListItem } from './present-list-item.ts'
import { stepsOfPositions } from './steps-of-positions.ts'

/** One page of the list and the counts of all stages in one round trip; the steps of positions, and choices, where they are asked for, in one more each. */
export const listCandidates: Handler<typeof pipelineApi.listCandidates> = async (context) => {
  const { query, caller, tx, now } = context
  const { rows, counts, isCapped } = await pageAndCounts(tx, query, caller, now)
  const steps = query.position_id?.length ? await stepsOfPositions(tx, query.position_id) : null
  const choices = query.with_choices ? await listChoices(tx, query.origin, caller) : {}
  const hasMore = rows.length > query.page_size
  const list = rows.slice(0, query.page_size)
  const last = list.at(-1)
  const amounts = narrowed(counts, query).filter(({ amount }) => amount > 0)
  return {
    data: {
      list: list.map(presentListItem),
      next_cursor: hasMore && last ? writeCursor({ at: last[query.sort], id: last.id }) : null,
      statistic: presentStatistic(amounts),
      processStatus: presentSteps(amounts, steps),
      statuses: presentStatuses(amounts, query.tracker_status),
      is_capped: isCapped,
      ...choices,
    },
    total: sumOf(amounts.filter((count) => isAsked(count, query))),
  }
}

async function pageAndCounts(tx: Transaction, query: ListQuery, caller: Caller, now: Date) {
  if (query.keyword || query.content) {
    const [found] = await tx.load(searchedPage(query, caller, now))
    const rows = found.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]))
    const { counts, hits } = found[0] ?? { counts: null, hits: 0 }
    return { rows, counts: counts ?? [], isCapped: hits >= hitsAtMost }
  }
  const page = pageOf(matchingApplications(query, caller, now), query)
  const [rows, counts] = await tx.load(
    listItems(page.select('applications.id'), query),
    statusCounts(query, caller, now),
  )
  return { rows, counts, isCapped: !isCountedAlready(query, caller) && sumOf(counts) >= countedAtMost }
}
