import { statuses } from '@bole/processes/model'
import { reportsApi } from '@bole/reports/contract'
import { measures } from '@bole/reports/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let organisation: number
let hr: Visitor
const day = 86_400_000
const now = Date.now()
const logged = new Map<number, Entry[]>()
const positionOf = new Map<number, number>()

interface Entry {
  readonly at: number
  readonly status: statuses.KnownStatus
  readonly action: string
  readonly isListed: boolean
}

/** A fixed sequence of numbers from 0 to 1 (mulberry32), so that a failure can be met again. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const random = numbersFrom(20_261_128)
function oneOf<T>(list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

/** A log that may hold anything: any status after any other, steps taken back, people taken off the list. */
function randomLog(): Entry[] {
  const entries: Entry[] = []
  let at = now - (5 + random() * 60) * day
  for (let count = 1 + Math.floor(random() * 7); count > 0; count--) {
    const before = entries.at(-1)
    const isUndo = before !== undefined && before.action !== 'undo' && random() < 0.2
    const status = isUndo ? (entries.at(-2) ?? before).status : oneOf(statuses.statuses)
    entries.push({ at, status, action: isUndo ? 'undo' : 'move', isListed: random() < 0.95 })
    at = Math.min(now - 1000, at + random() * 9 * day)
  }
  return entries
}

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  hr = await world.user(organisation, 'OrgAdmin2')
  const positions = [await world.position(organisation), await world.position(organisation)]
  for (let count = 0; count < 60; count++) {
    const position = oneOf(positions)
    const id = await world.application(organisation, position)
    const entries = randomLog()
    logged.set(id, entries)
    positionOf.set(id, position)
    await world.rows('delete from application_history where application_id = $1', id)
    await world.rows(
      'update applications set applied_at = $2 where id = $1',
      ...[id, new Date(entries[0]?.at ?? now)],
    )
    for (const { at, status, action, isListed } of entries)
      await world.rows(
        `insert into application_history (organisation_id, application_id, happened_at, actor, action, to_stage, to_step,
           to_detail, is_listed) values ($1, $2, $3, 'system', $4, $5, $6, $7, $8)`,
        ...[organisation, id, new Date(at), action, status.stage, status.step, status.detail, isListed],
      )
  }
})
afterAll(() => world.end())

/** What a measure is of one application, told from its log alone: a number of days, whether it counts, or null where it is not counted at all. */
function recount(
  measure: measures.Measure,
  entries: readonly Entry[],
  asOf: number,
): number | boolean | null {
  const until = entries.filter(({ at }) => at < asOf)
  const last = until.at(-1)
  const first = until[0]
  if (!last?.isListed || !first) return null
  const valid = until.filter((_, place) => until[place + 1]?.action !== 'undo')
  const firstAt = (isIt: (status: statuses.KnownStatus) => boolean) =>
    valid.find(({ status }) => isIt(status))?.at ?? null
  const cameAt = (moment: measures.Moment) =>
    moment === 'first_step'
      ? firstAt((status) => status !== first.status)
      : firstAt((status) => measures.statusesOfMoment[moment].includes(status))
  const definition = measures.definitions[measure]
  if (definition.kind === 'share') return null
  if ('of' in definition) return true
  if ('came' in definition) return cameAt(definition.came) !== null
  if ('stands' in definition) return measures.statusesOfStanding[definition.stands].includes(last.status)
  if ('until' in definition) {
    const at = cameAt(definition.until)
    return at === null ? null : (at - first.at) / day
  }
  const stage = { screening: 1, approval: 14, interview: 12, offer: 5 }[definition.within]
  const stays = until.flatMap(({ at, status }, place) =>
    status.stage === stage && measures.statusesOfStanding.under_way.includes(status)
      ? [((until[place + 1]?.at ?? asOf) - at) / day]
      : [],
  )
  return stays.length === 0 ? null : stays.reduce((sum, one) => sum + one, 0)
}

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return sorted.length === 0 ? null : (low + high) / 2
}

test('a recount from the log gives each figure, at 500 pairs of conditions and days', {
  timeout: 180_000,
}, async () => {
  const shown = measures.measures.filter((measure) => measures.definitions[measure].kind !== 'share')
  const groups = [shown.slice(0, 9), shown.slice(9)]
  const reports: {
    readonly id: number
    readonly columns: readonly measures.Measure[]
    readonly position: number | null
  }[] = []
  for (const [group, columns] of groups.entries())
    for (const position of [null, ...new Set(positionOf.values())]) {
      const conditions = {
        title: `${group} ${position}`,
        header: { columns: [...columns], rows: 'position' as const },
        scope: { period: 'all' as const },
        advances: position === null ? {} : { position_ids: [position] },
      }
      const { id } = await hr.ask(reportsApi.createReport, { body: { origin: 2, conditions } })
      reports.push({ id, columns, position })
    }
  for (let pair = 0; pair < 500; pair++) {
    const { id, columns, position } = oneOf(reports)
    const asOfDay = new Date(now - Math.floor(1 + random() * 70) * day).toLocaleDateString('sv')
    const end = new Date(`${asOfDay}T00:00:00`)
    end.setDate(end.getDate() + 1)
    const { details } = await hr.ask(reportsApi.viewReport, { query: { id, as_of: asOfDay } })
    const chosen = [...logged].filter(([one]) => position === null || positionOf.get(one) === position)
    const expected = columns.map((measure) => {
      const each = chosen.map(([, entries]) => recount(measure, entries, end.getTime()))
      if (measures.definitions[measure].kind === 'count') return each.filter((one) => one === true).length
      return median(each.filter((one) => typeof one === 'number'))
    })
    const figures = details.total
    for (const [place, figure] of figures.entries()) {
      const wanted = expected[place] ?? null
      const where = `pair ${pair}: ${columns[place]} as of ${asOfDay}`
      if (wanted === null || figure === null) expect(figure, where).toBe(wanted)
      else expect(figure, where).toBeCloseTo(wanted, 3)
    }
  }
})
