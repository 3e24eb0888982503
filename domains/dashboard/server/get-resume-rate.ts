import type { dashboardApi } from '@bole/dashboard/contract'
import { dayBefore, dayNamed, dayOf, daysFrom, funnelOf, links, placesPassed } from '@bole/dashboard/model'
import type { Handler } from '@bole/platform/server'
import { arrivals, arrivalsAtMost, arrivalsOfPositions, sortedAtMost } from './arrival-store.ts'
import { statusCounts } from './count-store.ts'
import { figure, placeOf } from './present.ts'
import { seenBy } from './seen.ts'
import { stagesPassed } from './stage-store.ts'

/** What was received day by day up to today, and how many pass from stage to stage. */
export const getResumeRate: Handler<typeof dashboardApi.getResumeRate> = async ({
  query,
  caller,
  tx,
  now,
}) => {
  const seen = seenBy(caller, query.theme_id)
  const { origin, conditions } = placeOf(query)
  const days = daysFrom(dayBefore(dayOf(now), query.days - 1), query.days)
  const first = days.map(({ from }) => from)
  const next = days.map(({ until }) => until)
  const [received, counts, passed] = await tx.load(
    arrivals(seen, origin, first, next),
    statusCounts(seen, origin),
    stagesPassed(seen, origin, query.theme_id ?? null),
  )
  const places = placesPassed(
    passed.map(({ stage }) => stage),
    counts,
  )
  const amountOf = (index: number) => received.find(({ number }) => number === index + 1)?.amount ?? 0
  return {
    list: days.map(({ date }, index) => {
      const link = links.toCandidates(origin, { ...conditions, applied_from: date, applied_to: date })
      return { date, ...figure(amountOf(index), link, arrivalsAtMost) }
    }),
    rates: funnelOf(counts, places).map(({ stage, reached, rate }) => ({ status: stage, reached, rate })),
  }
}

/** The positions a day's applications went to. */
export const listDayPositions: Handler<typeof dashboardApi.listDayPositions> = async (context) => {
  const { query, caller, tx, now } = context
  const { origin, conditions } = placeOf(query)
  const { date, from, until } = query.date ? dayNamed(query.date) : dayOf(now)
  const seen = seenBy(caller, query.theme_id)
  const [rows, [total]] = await tx.load(
    arrivalsOfPositions(seen, origin, from, until),
    arrivals(seen, origin, [from], [until]),
  )
  const onDay = { ...conditions, applied_from: date, applied_to: date }
  const all = figure(total?.amount ?? 0, links.toCandidates(origin, onDay), arrivalsAtMost)
  const list = rows.map(({ id, title, amount }) => {
    const link = links.toCandidates(origin, { ...onDay, position_id: id })
    return { id, title, ...figure(amount, link, sortedAtMost) }
  })
  return { date, total: all, list }
}
