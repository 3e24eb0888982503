import { defineForm, smallestAmount, writtenAmount } from '@bole/platform/form'
import { companyZone } from '@bole/platform/moments'
import { type PositionDetail, positionsApi } from '@bole/positions/contract'
import { missingToOpen, money } from '@bole/positions/model'

/** What the form holds: money in the unit people write it in. */
export interface PositionFields {
  readonly title: string
  readonly theme_id: number | null
  readonly department_id: number | null
  readonly owner_id: number | null
  readonly process_id: number | null
  readonly city_list: readonly string[]
  readonly category: string
  readonly head_count: number | null
  readonly degree: PositionDetail['degree']
  readonly salary_from: number | null
  readonly salary_to: number | null
  readonly salary_currency: string
  readonly description: string
  readonly requirements: string
}

const empty: PositionFields = {
  title: '',
  theme_id: null,
  department_id: null,
  owner_id: null,
  process_id: null,
  city_list: [],
  category: '',
  head_count: 1,
  degree: null,
  salary_from: null,
  salary_to: null,
  salary_currency: money.currencyIn(companyZone),
  description: '',
  requirements: '',
}

/** The form of a position; what belongs to no field stands above it. */
export const positionForm = defineForm({
  create: positionsApi.createPosition,
  update: positionsApi.updatePosition,
  empty,
  fieldsOf: (position: PositionDetail): PositionFields => ({
    ...position,
    department_id: position.department?.id ?? null,
    owner_id: position.owner?.id ?? null,
    process_id: position.process.id,
    salary_from: writtenAmount(position.salary_from, position.salary_currency),
    salary_to: writtenAmount(position.salary_to, position.salary_currency),
  }),
  // An owner left empty is whoever makes the position, a process left empty the default.
  bodyOf: ({ owner_id, process_id, city_list, head_count, theme_id, ...same }) => ({
    ...same,
    theme_id: theme_id ?? 0,
    city_list: [...city_list],
    salary_from: smallestAmount(same.salary_from, same.salary_currency),
    salary_to: smallestAmount(same.salary_to, same.salary_currency),
    head_count: head_count ?? 1,
    ...(owner_id ? { owner_id } : {}),
    ...(process_id ? { process_id } : {}),
  }),
  refusals: {
    unknown_project: 'theme_id',
    project_deleted: 'theme_id',
    has_applications: 'theme_id',
    unknown_process: 'process_id',
    process_deleted: 'process_id',
    other_origin: 'process_id',
    stage_in_use: 'process_id',
    unknown_department: 'department_id',
    department_not_yours: 'department_id',
    unknown_person: 'owner_id',
    owner_cannot_see: 'owner_id',
    salary_reversed: 'salary_to',
    title_missing: 'title',
    city_missing: 'city_list',
    head_count_missing: 'head_count',
    text_missing: 'description',
  },
})

/** What the fields lack for the position to be open. */
export function lacking(fields: Partial<PositionFields> | undefined): ReturnType<typeof missingToOpen> {
  return missingToOpen({
    title: fields?.title ?? '',
    cities: fields?.city_list ?? [],
    headCount: fields?.head_count ?? 0,
    texts: [fields?.description ?? '', fields?.requirements ?? ''],
    isProcessDeleted: false,
    isProjectDeleted: false,
  })
}
