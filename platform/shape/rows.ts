import type { Call, QueryOf, ReplyOf } from '@bole/platform/contract'

/** The property of a reply that holds its rows: the only one with an array. */
type RowsKey<Reply> = {
  [Key in keyof Reply]-?: NonNullable<Reply[Key]> extends readonly unknown[] ? Key : never
}[keyof Reply]

type OnlyOne<Key, All = Key> = Key extends unknown ? ([All] extends [Key] ? Key : never) : never

type RowsOf<Reply> = Reply extends readonly unknown[] ? Reply : Reply[OnlyOne<RowsKey<Reply>>]

/** An item of a call's reply, where that is a list, or of the one list in it. A reply with two lists has none. */
export type ItemOf<C extends Call> =
  NonNullable<RowsOf<ReplyOf<C>>> extends readonly (infer Item)[] ? Item : never

/** An item with its number: a row of a list on a screen. */
export type RowOf<C extends Call> = ItemOf<C> extends { readonly id: number } ? ItemOf<C> : never

/** What a call's query can be narrowed by, apart from the page. */
export type ConditionsOf<C extends Call> =
  QueryOf<C> extends object ? Omit<QueryOf<C>, 'page' | 'page_size' | 'cursor'> : Record<never, never>

/** What any row of a list has. */
export interface Row {
  readonly id: number
}

/** The rows in an answer to a list's call. */
export function rowsIn(data: unknown): readonly Row[] {
  const found = Array.isArray(data) ? data : Object.values(data ?? {}).find(Array.isArray)
  return found ?? []
}
