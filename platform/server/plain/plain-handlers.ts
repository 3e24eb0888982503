import type { Call, CallRecord, Plain, PlainKind } from '@bole/platform/contract'
import type { Kysely } from 'kysely'
import type { Handler } from '../handler.ts'
import type { Facts, PlainTable, Tables } from './plain-table.ts'
import { listRows, viewRow } from './read-rows.ts'
import { copyRow, createRow, removeRow, retireRow, sortRows, updateRow } from './write-rows.ts'

type AnyCalls = Readonly<Record<string, CallRecord>>

/** A handler for each call of a plain list, by the call's name. */
type PlainHandlers<Calls> = { readonly [Verb in keyof Calls]: Handler<Calls[Verb] & Call> }

/** The columns that the list's rows have to have. */
type ColumnsOf<P> = P extends Plain<infer _A, infer F, infer _Facts> ? keyof F | 'id' | 'version' : never

interface Options<T, P> {
  readonly tables: Kysely<T>
  readonly table: {
    [Name in keyof T & string]: ColumnsOf<P> extends keyof T[Name] ? Name : never
  }[keyof T & string]
  /** Facts shown beside rows, read for a page at once; every row has to have one. */
  readonly facts?: P extends Plain<infer _A, infer _F, infer Shown> ? Facts<Shown> : never
}

const makers: Readonly<Record<PlainKind, (table: PlainTable) => unknown>> = {
  list: listRows,
  view: viewRow,
  create: createRow,
  update: updateRow,
  remove: removeRow,
  retire: retireRow,
  sort: sortRows,
  copy: copyRow,
}

/**
 * The handlers of a plain list over its table, which has the columns `organisation_id`, `id`, `version`, one for each field,
 * `place` where the list is ordered and `is_retired` where its rows retire. Any of them is replaced by object spread.
 */
export function plainHandlers<
  T,
  P extends { readonly calls: AnyCalls; readonly rules: Plain<never, never, never>['rules'] },
>(plain: P, { tables, table, facts }: Options<T, P>): PlainHandlers<P['calls']> {
  const over: PlainTable = {
    tables: tables as unknown as Kysely<Tables>,
    name: table,
    rules: plain.rules,
    writes: Object.values(plain.calls).find((call) => call.method !== 'GET')?.access ?? 'signed_in',
    kinds: new Set(Object.values(plain.calls).flatMap((call) => call.plain?.kind ?? [])),
    facts: facts as Facts<never> | undefined,
  }
  const handlers = Object.entries(plain.calls).map(([verb, call]) => {
    if (!call.plain) throw new Error(`${verb} is no call of a plain list`)
    return [verb, makers[call.plain.kind](over)]
  })
  return Object.fromEntries(handlers)
}
