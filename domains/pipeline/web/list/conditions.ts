import type { FieldGroup } from '@bole/accounts/model'
import type { ListQuery } from '@bole/pipeline/contract'
import { sources } from '@bole/pipeline/model'
import { type AddressFields, type AddressValues, fromAddress } from '@bole/platform/web'
import { degrees } from '@bole/positions/model'
import { stages, statuses } from '@bole/processes/model'
import { idleAt } from '../../model/idle-condition.ts'
import { columnNames } from './column-names.ts'

type Place = 'tracker_status' | 'statuses' | 'sort' | 'order'
type Condition = Exclude<keyof ListQuery, Place | 'origin' | 'cursor' | 'page' | 'page_size' | 'with_choices'>

const { day, field, flag, id, namesOf, oneOf, several, text, whole } = fromAddress
const age = whole(14, 99)

const stage = field((written) => {
  const code = Number(written)
  return stages.isStage(code) ? code : undefined
})
const source = field((written) => (sources.isKey(written) ? written : undefined))
const status = field((written) => (/^\d{1,2}\/\d{1,2}$/.test(written) ? written : undefined))

/** What narrows the list, apart from stage and status, read as its call takes it (`contract/list-conditions.ts`). */
const conditions: AddressFields<Required<Pick<ListQuery, Condition>>> = {
  process_step_id: several(id, 20),
  colour: several(oneOf(statuses.colours), 4),
  stages: several(stage, 8),
  keyword: text(100),
  content: text(200),
  position_id: several(id),
  project_id: several(id),
  city: several(text(60), 50),
  degree: several(oneOf(degrees), 5),
  school: text(100),
  gender: oneOf(['male', 'female']),
  age_from: age,
  age_to: age,
  source: several(source, 20),
  tag_id: several(id, 50),
  owner_id: several(id, 50),
  interviewer_id: several(id, 50),
  check_by_user_id: several(id, 50),
  applied_from: day,
  applied_to: day,
  waiting_days: whole(1, 3650),
  waits_for: oneOf(['me', 'staff']),
  has_left: flag,
}

const places: AddressFields<Required<Pick<ListQuery, Place>>> = {
  tracker_status: whole(0, 99),
  statuses: several(status, 40),
  sort: oneOf(['applied_at', 'status_since']),
  order: oneOf(['desc', 'asc']),
}

/** The names of the conditions that narrow the list, apart from stage and status. */
export const conditionNames = namesOf(conditions)

export type ConditionName = (typeof conditionNames)[number]

/**
 * The conditions of an address that are shown as set. Live applications are what the list is of anyway, some people have nothing to
 * do with a stage, and a keyword stands in its field.
 */
export function shownConditions(state: Partial<CandidateAddress>): readonly ConditionName[] {
  const idle = idleAt(state.tracker_status ?? stages.everyStage)
  return conditionNames.filter((name) => state[name] && name !== 'keyword' && name !== idle)
}

/** What stands in the list's address beside what its call takes. */
const own = {
  origin: oneOf([1, 2]),
  /** The application that is open beside the list. */
  open: id,
  view: oneOf(['board']),
  cols: field((written) => {
    const names = written.split(',')
    const known = columnNames.filter((name) => names.includes(name))
    return known.length > 0 ? known : undefined
  }),
}

/** Everything that stands in the list's address. */
export const addressFields = { ...conditions, ...places, ...own }

export type CandidateAddress = AddressValues<typeof addressFields>

/** A change that takes these out of the address. */
export function nothingOf(names: readonly (keyof CandidateAddress)[]): Readonly<Record<string, null>> {
  return Object.fromEntries(names.map((name) => [name, null]))
}

/** Rows asked for at a time. */
export const pageSize = 50

/** The conditions that would tell what is hidden from the reader: they are not offered, and an address with them goes without. */
export function hiddenConditions(hides: readonly FieldGroup[]): readonly Condition[] {
  const ofBirth = hides.includes('birth') ? (['age_from', 'age_to'] as const) : []
  return hides.length > 0 ? [...ofBirth, 'content'] : []
}

/** What an address asks of the list of an origin. */
export function conditionsIn(
  state: Partial<CandidateAddress>,
  origin: number,
  hides: readonly FieldGroup[] = [],
): ListQuery {
  const { open: _open, view: _view, cols: _cols, ...asked } = state
  for (const name of hiddenConditions(hides)) delete asked[name]
  const idle = idleAt(state.tracker_status ?? stages.everyStage)
  if (idle) delete asked[idle]
  const plain = { tracker_status: 0, sort: 'applied_at', order: 'desc', page_size: pageSize } as const
  // The screen has what it can be narrowed by from the library.
  return { ...plain, ...asked, origin, with_choices: false }
}

/** What a list is asked, as a saved search keeps it; its place in the list apart. */
export function writtenConditions(query: ListQuery): Readonly<Record<string, string>> {
  const { cursor: _cursor, page: _page, page_size: _size, with_choices: _choices, ...asked } = query
  const given = Object.entries(asked).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
