import { type Call, type FieldGroupName, type Language, markOf } from '@bole/platform/contract'
import type * as z from 'zod'
import type { Caller } from '../caller.ts'
import { Failure, InvalidInput } from '../failures.ts'
import { wordFor } from '../texts/input-words.ts'
import type { RequestParts } from '../validate.ts'
import { definitionOf, isKept, isObject, keptPlaces } from './kept-places.ts'

/** What must not be shown, and how words are made unreadable that may hold it. */
export interface Kept {
  readonly hides: ReadonlySet<FieldGroupName>
  readonly mask: (text: string, hides: ReadonlySet<FieldGroupName>) => string
}

type Change = (value: unknown) => unknown

/** In the place of a row that is left out. */
const leftOut = Symbol('left out')

/** The answers' changes by what is hidden; null where a schema has nothing to hide. */
const changes = new WeakMap<z.core.$ZodType, Map<string, Change | null>>()

/** What is kept from whoever makes a call; null where nothing is, as of most people. A call that cannot be answered without it is refused. */
export function keptFrom(call: Call, caller: Caller | null, mask: Kept['mask'] = coverAll): Kept | null {
  if (!caller || caller.hides.size === 0) return null
  if (isKept(call.keptBy ?? null, caller.hides)) throw new Failure('hidden_from_role')
  return { hides: caller.hides, mask }
}

/** Where nobody said how to tell what is kept, no word is shown. */
const coverAll = () => '•••'

/** Refuses a request that asks by, or writes, what is kept from its sender, naming each place. */
export function refuseKept(call: Call, input: RequestParts, { hides }: Kept, language: Language): void {
  const paths = (['params', 'query', 'body'] as const).flatMap((part) =>
    keptPlaces(call[part], input[part], hides),
  )
  const message = wordFor('hidden', language)
  if (paths.length > 0) throw new InvalidInput(paths.map((path) => ({ path, message })))
}

/** An answer without what is kept from whoever reads it; the answer itself stays as it is. */
export function withoutKept(schema: z.ZodType, answer: unknown, kept: Kept): unknown {
  const change = changeFor(schema, kept)
  const shown = change ? change(answer) : answer
  return shown === leftOut ? undefined : shown
}

function changeFor(schema: z.core.$ZodType, kept: Kept): Change | null {
  const known = changes.get(schema) ?? new Map<string, Change | null>()
  changes.set(schema, known)
  const key = [...kept.hides].sort().join()
  const made = known.get(key)
  if (made !== undefined) return made
  // A schema may hold itself.
  known.set(key, (value) => {
    const change = known.get(key)
    return change ? change(value) : value
  })
  const change = makeChange(schema, kept)
  known.set(key, change)
  return change
}

function makeChange(schema: z.core.$ZodType, kept: Kept): Change | null {
  const mark = markOf(schema)
  if (mark && 'isFreeText' in mark) return (value) => masked(value, kept)
  const within = changeWithin(schema, kept)
  if (!mark) return within
  return (value) => {
    if (value !== null && value !== undefined && isKept(mark.groupOf(value), kept.hides)) return leftOut
    return within ? within(value) : value
  }
}

function changeWithin(schema: z.core.$ZodType, kept: Kept): Change | null {
  const def = definitionOf(schema)
  switch (def.type) {
    case 'object':
      return changeOfObject(def.shape as Readonly<Record<string, z.core.$ZodType>>, kept)
    case 'array':
      return changeOfList(changeFor(def.element as z.core.$ZodType, kept))
    case 'record':
      return changeOfRecord(changeFor(def.valueType as z.core.$ZodType, kept))
    case 'union':
      return together((def.options as readonly z.core.$ZodType[]).map((one) => changeFor(one, kept)))
    case 'intersection':
      return together([def.left, def.right].map((one) => changeFor(one as z.core.$ZodType, kept)))
    case 'lazy':
      return changeFor((def.getter as () => z.core.$ZodType)(), kept)
    case 'pipe':
      return changeFor(def.out as z.core.$ZodType, kept)
    default:
      return def.innerType ? changeFor(def.innerType as z.core.$ZodType, kept) : null
  }
}

function changeOfObject(shape: Readonly<Record<string, z.core.$ZodType>>, kept: Kept): Change | null {
  const parts = Object.entries(shape).flatMap(([name, schema]) => {
    const change = changeFor(schema, kept)
    return change ? [{ name, change, empty: emptyOf(schema) }] : []
  })
  if (parts.length === 0) return null
  return (value) => {
    if (!isObject(value)) return value
    const shown: Record<string, unknown> = { ...value }
    for (const { name, change, empty } of parts) {
      if (!(name in value)) continue
      const part = change(value[name])
      shown[name] = part === leftOut ? empty : part
    }
    return shown
  }
}

function changeOfList(change: Change | null): Change | null {
  return change && ((value) => (Array.isArray(value) ? value.map(change).filter(isShown) : value))
}

function changeOfRecord(change: Change | null): Change | null {
  if (!change) return null
  return (value) => {
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(([name, part]) => [name, change(part)] as const)
    return Object.fromEntries(entries.filter(([, part]) => isShown(part)))
  }
}

function together(all: readonly (Change | null)[]): Change | null {
  const some = all.filter((change) => change !== null)
  if (some.length === 0) return null
  return (value) => some.reduce((shown, change) => (isShown(shown) ? change(shown) : shown), value)
}

const isShown = (value: unknown) => value !== leftOut

/** What a field holds that is not shown: of its schema the first it takes of nothing, an empty text and an empty list. */
function emptyOf(schema: z.core.$ZodType): unknown {
  const fits = (value: unknown) => (schema as z.ZodType).safeParse(value).success
  return [null, undefined, '', [], false].find(fits)
}

/** Every text in a value, made unreadable where it holds what is kept. */
function masked(value: unknown, kept: Kept): unknown {
  if (typeof value === 'string') return kept.mask(value, kept.hides)
  if (Array.isArray(value)) return value.map((part) => masked(part, kept))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, masked(part, kept)]))
}
