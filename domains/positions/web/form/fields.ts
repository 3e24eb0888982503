import type { NewPosition, PositionDetail } from '@bole/positions/contract'
import { missingToOpen } from '@bole/positions/model'

/** What the form holds: money in the unit people write it in. */
export interface PositionFields {
  readonly title: string
  readonly theme_id: number | null
  readonly department_id: number | null
  readonly owner_id: number | null
  readonly process_id: number | null
  readonly city_list: readonly string[]
  readonly head_count: number | null
  readonly degree: PositionDetail['degree']
  readonly salary_from: number | null
  readonly salary_to: number | null
  readonly salary_currency: string
  readonly description: string
  readonly requirements: string
}

export const currencies = ['CNY', 'USD', 'BRL', 'TWD', 'HKD', 'EUR', 'GBP', 'JPY', 'SGD'] as const

/** How many of a currency's smallest unit make the one people write. */
function unitOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return 10 ** maximumFractionDigits
}

const written = (amount: number | null, unit: number) => (amount === null ? null : amount / unit)

/** A new position: nothing is known but the project it is begun from. */
export function emptyFields(projectId: number | null): PositionFields {
  return {
    title: '',
    theme_id: projectId,
    department_id: null,
    owner_id: null,
    process_id: null,
    city_list: [],
    head_count: 1,
    degree: null,
    salary_from: null,
    salary_to: null,
    salary_currency: 'CNY',
    description: '',
    requirements: '',
  }
}

/** A position as the form shows it. */
export function fieldsOf(position: PositionDetail): PositionFields {
  const unit = unitOf(position.salary_currency)
  return {
    title: position.title,
    theme_id: position.theme_id,
    department_id: position.department?.id ?? null,
    owner_id: position.owner?.id ?? null,
    process_id: position.process.id,
    city_list: position.city_list,
    head_count: position.head_count,
    degree: position.degree,
    salary_from: written(position.salary_from, unit),
    salary_to: written(position.salary_to, unit),
    salary_currency: position.salary_currency,
    description: position.description,
    requirements: position.requirements,
  }
}

/** What is sent: an owner left empty is whoever makes the position, a process left empty the default. */
export function bodyOf(fields: PositionFields): Omit<NewPosition, 'state'> {
  const unit = unitOf(fields.salary_currency)
  const whole = (amount: number | null) => (amount === null ? null : Math.round(amount * unit))
  const { owner_id, process_id, city_list, head_count, theme_id, ...same } = fields
  return {
    ...same,
    theme_id: theme_id ?? 0,
    city_list: [...city_list],
    salary_from: whole(fields.salary_from),
    salary_to: whole(fields.salary_to),
    head_count: head_count ?? 1,
    ...(owner_id ? { owner_id } : {}),
    ...(process_id ? { process_id } : {}),
  }
}

/** What the fields lack for the position to be open. */
export function lacking(fields: Partial<PositionFields> | undefined): ReturnType<typeof missingToOpen> {
  return missingToOpen({
    title: fields?.title ?? '',
    cities: fields?.city_list ?? [],
    headCount: fields?.head_count ?? 0,
    isProcessDeleted: false,
    isProjectDeleted: false,
  })
}

const fieldNames = [
  'title',
  'theme_id',
  'department_id',
  'owner_id',
  'process_id',
  'city_list',
  'head_count',
  'degree',
  'salary_from',
  'salary_to',
  'salary_currency',
  'description',
  'requirements',
] as const satisfies readonly (keyof PositionFields)[]

/** The names of the fields in which two versions of a position differ. */
export function differing(one: PositionFields, other: PositionFields): readonly (keyof PositionFields)[] {
  return fieldNames.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
}
