import type { Access, CallRecord } from '../call.ts'
import type { EntityName } from '../names.ts'
import {
  copyCall,
  createCall,
  type Fields,
  listCall,
  type Parts,
  removeByQueryCall,
  removeCall,
  retireCall,
  sortCall,
  updateByQueryCall,
  updateCall,
  viewCall,
} from './plain-calls.ts'
import { type PlainKind, type PlainRules, plainKinds } from './plain-mark.ts'

type Address = `${CallRecord['method']} ${string}`
/** Addresses by the names of calls, each of which begins with what it is for: `listReasons`, `sortReasons`. */
type Addresses = Readonly<Record<`${PlainKind}${string}`, Address>>

/** What a call is for, by the verb its name begins with. */
export type KindOf<Verb> = {
  [Kind in PlainKind]: Verb extends `${Kind}${Capitalize<string>}` ? Kind : never
}[PlainKind]

interface Makers<A, F extends Fields, Facts extends Fields> {
  readonly list: ReturnType<typeof listCall<F, Facts>>
  readonly view: ReturnType<typeof viewCall<F, Facts>>
  readonly create: ReturnType<typeof createCall<F, Facts>>
  readonly update: A extends `${string}?id`
    ? ReturnType<typeof updateByQueryCall<F, Facts>>
    : ReturnType<typeof updateCall<F, Facts>>
  readonly remove: A extends `${string}?id` | `DELETE ${string}`
    ? ReturnType<typeof removeByQueryCall<F, Facts>>
    : ReturnType<typeof removeCall<F, Facts>>
  readonly retire: ReturnType<typeof retireCall<F, Facts>>
  readonly sort: ReturnType<typeof sortCall<F, Facts>>
  readonly copy: ReturnType<typeof copyCall<F, Facts>>
}

/** The records of a plain list's calls, by their names. */
export type PlainCalls<A extends Addresses, F extends Fields, Facts extends Fields> = {
  readonly [Verb in keyof A]: Makers<A[Verb], F, Facts>[KindOf<Verb>]
}

/** A list that an administrator keeps by name and a few fields; calls, handlers, screen and tests follow from it. */
export interface Plain<A extends Addresses, F extends Fields, Facts extends Fields> {
  readonly calls: PlainCalls<A, F, Facts>
  readonly rules: PlainRules
}

interface Description<A extends Addresses, F extends Fields, Facts extends Fields> {
  /** What one row and several are called in the documentation. */
  readonly nouns: readonly [one: string, many: string]
  /** Who may read and change it; two where they differ. */
  readonly access: Access | readonly [read: Access, write: Access]
  /** Those calls that exist; an id in the address is written as the specification does: `POST …/update?id`. */
  readonly calls: A
  /** What people fill in; each is a column of the table by the same name. */
  readonly fields: F
  readonly unique?: (keyof F & string) | null
  /** What its changes are told as, where that is not the record itself but what it belongs to. */
  readonly entity?: EntityName
  readonly atMost: number
  readonly searched: readonly (keyof F & string)[]
  /** What is shown beside a row and not filled in; the server reads it for a page at once. */
  readonly facts?: Facts
}

/**
 * Describes a plain list. `record` names its rows in `field.idOf`, and among the entities unless another one is named. What does not fit is an ordinary
 * call, put beside these or in place of one of them by object spread.
 */
export function definePlain<
  const A extends Addresses,
  F extends Fields,
  Facts extends Fields = Record<never, never>,
>(record: string, description: Description<A, F, Facts>): Plain<A, F, Facts> {
  const { access, calls, fields, unique = null, atMost, searched, nouns } = description
  const entity = description.entity ?? (record as EntityName)
  const kinds = Object.keys(calls).map(kindOf)
  const rules: PlainRules = {
    ...{ record, entity, unique, atMost, searched, fields: Object.keys(fields) },
    isOrdered: kinds.includes('sort'),
    retires: kinds.includes('retire'),
  }
  const parts = {
    ...{ nouns, rules, fields, facts: description.facts ?? {} },
    access: typeof access === 'string' ? ([access, access] as const) : access,
  }
  const made = Object.entries<Address>(calls).map(([verb, written]) => [
    verb,
    callOf(kindOf(verb), written, parts),
  ])
  return { calls: Object.fromEntries(made) as PlainCalls<A, F, Facts>, rules }
}

function kindOf(verb: string): PlainKind {
  const kind = plainKinds.find((one) => verb.startsWith(one))
  if (!kind)
    throw new Error(`${verb}: the name of a call of a plain list begins with ${plainKinds.join(', ')}`)
  return kind
}

function callOf(
  kind: PlainKind,
  written: Address,
  without: Omit<Parts<Fields, Fields>, 'address'>,
): CallRecord {
  const [method = 'GET', path = ''] = written.split(' ') as [CallRecord['method'], string]
  const parts = { ...without, address: { method, path: path.replace(/\?id$/, '') } }
  const isInQuery = path.endsWith('?id') || method === 'DELETE'
  const makers = {
    ...{
      list: listCall,
      view: viewCall,
      create: createCall,
      retire: retireCall,
      sort: sortCall,
      copy: copyCall,
    },
    update: isInQuery ? updateByQueryCall : updateCall,
    remove: isInQuery ? removeByQueryCall : removeCall,
  }
  return makers[kind](parts)
}
