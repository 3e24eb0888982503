import type { CallRecord, Setting, SettingKind, SettingRules } from '@bole/platform/contract'
import type { Kysely } from 'kysely'
import type { Caller } from '../caller.ts'
import { builtOnce, type Query } from '../database.ts'
import { notFound, type Refusal, type RefusalDetails } from '../failures.ts'
import type { Handler } from '../handler.ts'
import type { Transaction } from '../transaction.ts'
import { changesOf, recordChange } from './change-store.ts'

type AnyCalls = Readonly<Record<string, CallRecord>>

/** What holds, and the version it is saved over: 0 while nobody saved anything. */
type Held<Values> = Values & { readonly version: number }

/** What a call of a setting gives its handler. */
interface Asking {
  readonly tx: Transaction
  readonly caller: Caller
  readonly query: unknown
  readonly body: unknown
  readonly now: Date
  readonly refuse: (code: never, details?: RefusalDetails) => Refusal
}

type ValuesOf<S> = S extends Setting<infer _Calls, infer Values, infer _Fact> ? Values : never
type FactOf<S> = S extends Setting<infer _Calls, infer _Values, infer Fact> ? Fact : never
type CallsOf<S> = S extends Setting<infer Calls, infer _Values, infer _Fact> ? Calls : never
type SettingHandlers<Calls> = Calls extends AnyCalls
  ? { readonly [Verb in keyof Calls]: Handler<Calls[Verb]> }
  : never

interface Options<T, S> {
  readonly tables: Kysely<T>
  readonly table: {
    [Name in keyof T & string]: keyof ValuesOf<S> | 'version' extends keyof T[Name] ? Name : never
  }[keyof T & string]
  /** What is shown beside the fields. */
  readonly facts?: (tx: Transaction) => Promise<Readonly<Record<FactOf<S>, unknown>>>
}

/** A setting over its table: its handlers, and the steps of saving for a handler by hand. */
interface KeptSetting<Calls, Values extends object> {
  /** Asks for what was saved: no row while nobody saved anything. */
  readonly row: () => Query<Held<Values>>
  /** What holds, from the row there may be. */
  readonly from: (row: Held<Values> | undefined) => Held<Values>
  /** What holds now. */
  readonly read: (tx: Transaction) => Promise<Held<Values>>
  /** What holds, where it is what the caller saw: refuses `stale` otherwise, and 404 where the setting is another organisation's. */
  readonly seen: (context: Asking) => Promise<Held<Values>>
  /** Saves at the version seen, records who changed what, and tells it. `columns`: what is stored beside the fields, or of one otherwise. */
  readonly save: (
    context: Asking,
    before: Held<Values>,
    after: Values,
    columns?: object,
  ) => { readonly id: number; readonly version: number }
  /** One for each call; any of them is replaced by object spread. */
  readonly handlers: SettingHandlers<Calls>
}

// The tables of whichever domain.
type AnyTables = Record<string, { readonly organisation_id: number; readonly version: number }>

/**
 * A company setting over its table, which has the columns `organisation_id` (its key), `version`, and one for each field. A row is there once
 * somebody saved.
 */
export function settingOver<T, S extends Setting<AnyCalls, object, string>>(
  setting: S,
  { tables: given, table: name, facts }: Options<T, S>,
): KeptSetting<CallsOf<S>, ValuesOf<S> & object> {
  type Values = ValuesOf<S> & object
  const rules = setting.rules as unknown as SettingRules
  const initially = { ...setting.rules.defaults, version: 0 } as Held<Values>
  const table: string = name
  const tables = given as unknown as Kysely<AnyTables>
  const fields = Object.keys(rules.defaults)
  const row = builtOnce<[], Held<Values>>(
    () =>
      tables.selectFrom(table).select([...fields, 'version'] as 'version'[]) as unknown as Query<
        Held<Values>
      >,
  )
  const from = (found: Held<Values> | undefined) => found ?? initially
  const read = async (tx: Transaction) => from(await tx.find(row()))

  const seen = async ({ tx, body, refuse }: Asking) => {
    const { id, version } = body as { readonly id: number; readonly version: number }
    if (id !== tx.organisationId) throw notFound()
    const now = await read(tx)
    if (now.version !== version) throw refuse('stale' as never)
    return now
  }

  const save = (context: Asking, before: Held<Values>, after: Values, columns: object = {}) => {
    const { tx, caller, now, refuse } = context
    const version = before.version + 1
    const stored = { ...after, ...columns, version }
    tx.saveOne(
      tables
        .insertInto(table)
        .values({ organisation_id: tx.organisationId, ...stored })
        .onConflict((same) =>
          same
            .column('organisation_id')
            .doUpdateSet(stored)
            .where(`${table}.version`, '=', before.version as never),
        ),
      refuse('stale' as never),
    )
    const change = { rules, caller, now, before, after } as const
    recordChange(tx, change as never)
    tx.announce(rules.entity)
    return { id: tx.organisationId, version }
  }

  const fieldsIn = (body: unknown) =>
    Object.fromEntries(fields.map((one) => [one, (body as Record<string, unknown>)[one]])) as Values
  const makers: Readonly<Record<SettingKind, (context: Asking) => Promise<unknown>>> = {
    get: async ({ tx }) => ({ id: tx.organisationId, ...(await read(tx)), ...(await facts?.(tx)) }),
    update: async (context) => save(context, await seen(context), fieldsIn(context.body)),
    list: ({ tx, query }) =>
      changesOf(tx, rules, query as { readonly page: number; readonly page_size: number }),
  }
  const handlers = Object.entries(setting.calls).map(([verb, call]) => {
    if (!call.setting) throw new Error(`${verb} is no call of a setting`)
    return [verb, makers[call.setting.kind]]
  })
  return { row, from, read, seen, save, handlers: Object.fromEntries(handlers) }
}
