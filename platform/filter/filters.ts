import type { Call, ReplyOf } from '@bole/platform/contract'
import {
  type AddressField,
  type AddressFields,
  day,
  id,
  oneOf,
  type SearchParams,
  several,
  whole,
  text as words,
} from '../web/address-fields.ts'
import type { Choice, Remote } from './remote.ts'

/** A remote as a field asks it, for whatever call. */
type AnyRemote = Remote<Call, string | number>

/** How a filter is drawn. */
export type FilterShape =
  | { readonly kind: 'text' | 'days' }
  | { readonly kind: 'numbers'; readonly least: number; readonly most: number }
  | {
      readonly kind: 'tabs'
      readonly options: readonly Choice[]
      readonly all: string
      readonly initial?: string
      readonly countsIn: (reply: never) => Readonly<Record<string, number | undefined>>
    }
  | { readonly kind: 'choice'; readonly options: readonly Choice[]; readonly isMultiple: boolean }
  | {
      readonly kind: 'remote'
      readonly remote: AnyRemote
      readonly isMultiple: boolean
      readonly isTree: boolean
    }

/** A condition shown above a list: the names it has in the call's query and the address, and how it stands there. */
export interface Filter<Values extends object> {
  readonly label: string
  readonly names: readonly (keyof Values & string)[]
  readonly fields: AddressFields<Values>
  readonly shape: FilterShape
}

/** A filter that a query takes: under a name it has, giving a value it takes. */
export interface FilterFor<Query extends object> {
  readonly label: string
  readonly names: readonly (keyof Query & string)[]
  readonly fields: {
    readonly [Name in keyof Query]?: { readonly read: (written: string) => Query[Name] | undefined }
  }
  readonly shape: FilterShape
}

/** An address in whose place of missing conditions stand those a list opens on; `all` is no value of any, and so none. */
export function withInitial(words: SearchParams, filters: readonly Filter<never>[]): SearchParams {
  const initial = filters.flatMap(({ names: [name], shape }) =>
    name && shape.kind === 'tabs' && shape.initial ? [[name, shape.initial]] : [],
  )
  return { ...Object.fromEntries(initial), ...words }
}

/** What was typed into the searches of a list, as it stands in the address; '' where nothing was. */
export function wordsSearched(
  filters: readonly Pick<Filter<never>, 'names' | 'shape'>[],
  words: SearchParams,
): string {
  const typed = filters.flatMap(({ names: [name = ''], shape }) => (shape.kind === 'text' ? words[name] : []))
  return typed.filter(Boolean).join(' ')
}

/** Free text of at most 100 characters, as the contracts take a keyword. */
export function text<const Name extends string>(name: Name, label: string): Filter<Record<Name, string>> {
  return filter(name, label, words(100), { kind: 'text' })
}

/** One of a few. */
export function choice<const Name extends string, const Value extends string | number | boolean>(
  name: Name,
  label: string,
  options: readonly Choice<Value>[],
): Filter<Record<Name, Value>> {
  return filter(name, label, oneOf(valuesOf(options)), {
    kind: 'choice',
    options: written(options),
    isMultiple: false,
  })
}

/** Any of a few. */
export function choices<const Name extends string, const Value extends string | number | boolean>(
  name: Name,
  label: string,
  options: readonly Choice<Value>[],
): Filter<Record<Name, Value[]>> {
  const field = several(oneOf(valuesOf(options)))
  return filter(name, label, field, { kind: 'choice', options: written(options), isMultiple: true })
}

/**
 * One of a few, as tabs that say how many rows each has: `countsIn` reads that in the list's answer, by their values and `all`.
 * For conditions that take several.
 */
export function tabs<const Name extends string, const Value extends string, C extends Call>(
  name: Name,
  label: string,
  { all, options, initial, countsIn }: Tabs<C, Value>,
): Filter<Record<Name, Value[]>> {
  const field = several(oneOf(valuesOf(options)))
  return filter(name, label, field, { kind: 'tabs', all, options, ...(initial ? { initial } : {}), countsIn })
}

interface Tabs<C extends Call, Value extends string> {
  /** The list's call. */
  readonly call: C
  /** What the tab without a condition is called. */
  readonly all: string
  readonly options: readonly Choice<Value>[]
  /** The tab a list opens on, where that is not the one without a condition. */
  readonly initial?: Value
  readonly countsIn: (reply: ReplyOf<C>) => Readonly<Partial<Record<Value | 'all', number>>>
}

/** One record of another list, by its number. */
export function remoteChoice<const Name extends string, C extends Call>(
  name: Name,
  label: string,
  remote: Remote<C, number>,
): Filter<Record<Name, number>> {
  return filter(name, label, id, {
    kind: 'remote',
    remote: remote as unknown as AnyRemote,
    isMultiple: false,
    isTree: false,
  })
}

/** Records of another list, by their numbers. */
export function remoteChoices<const Name extends string, C extends Call>(
  name: Name,
  label: string,
  remote: Remote<C, number>,
): Filter<Record<Name, number[]>> {
  return filter(name, label, several(id), {
    kind: 'remote',
    remote: remote as unknown as AnyRemote,
    isMultiple: true,
    isTree: false,
  })
}

/** Records that stand in a tree, each choice with its `parent`, by their numbers. */
export function remoteTree<const Name extends string, C extends Call>(
  name: Name,
  label: string,
  remote: Remote<C, number>,
): Filter<Record<Name, number[]>> {
  return filter(name, label, several(id), {
    kind: 'remote',
    remote: remote as unknown as AnyRemote,
    isMultiple: true,
    isTree: true,
  })
}

/** Words that a call lists, such as the cities there are. */
export function remoteWords<const Name extends string, C extends Call>(
  name: Name,
  label: string,
  remote: Remote<C, string>,
): Filter<Record<Name, string[]>> {
  return filter(name, label, several(words(60), 50), {
    kind: 'remote',
    remote: remote as unknown as AnyRemote,
    isMultiple: true,
    isTree: false,
  })
}

/** From one day to another, each of which may be left open. */
export function dayRange<const From extends string, const To extends string>(
  names: readonly [From, To],
  label: string,
): Filter<Record<From | To, string>> {
  return pair(names, label, day, { kind: 'days' })
}

/** From one whole number to another, each of which may be left open. */
export function numberRange<const From extends string, const To extends string>(
  names: readonly [From, To],
  label: string,
  { least, most }: { readonly least: number; readonly most: number },
): Filter<Record<From | To, number>> {
  return pair(names, label, whole(least, most), { kind: 'numbers', least, most })
}

function filter<Name extends string, Value>(
  name: Name,
  label: string,
  field: AddressField<Value>,
  shape: FilterShape,
): Filter<Record<Name, Value>> {
  return { label, names: [name], fields: { [name]: field } as AddressFields<Record<Name, Value>>, shape }
}

function pair<From extends string, To extends string, Value>(
  [from, to]: readonly [From, To],
  label: string,
  field: AddressField<Value>,
  shape: FilterShape,
): Filter<Record<From | To, Value>> {
  const fields = { [from]: field, [to]: field } as AddressFields<Record<From | To, Value>>
  return { label, names: [from, to], fields, shape }
}

const valuesOf = <Value extends string | number | boolean>(options: readonly Choice<Value>[]) =>
  options.map(({ value }) => value)

const written = (options: readonly Choice<string | number | boolean>[]): Choice[] =>
  options.map(({ value, label }) => ({ value: String(value), label }))
