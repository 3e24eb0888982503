import type { Call, RequestOf } from '@bole/platform/contract'
import type { ItemOf } from '../shape/rows.ts'

/** Something to choose; `parent` where choices stand in a tree. */
export interface Choice<Value extends string | number | boolean = string> {
  readonly value: Value
  readonly label: string
  readonly parent?: Value | null
}

/** What a call is asked where the server searches: the words that were typed, or the records that need a label. */
export interface Wanted {
  readonly keyword?: string
  readonly ids?: number[]
}

/** What a call lists, and how an item of it is labelled. */
export interface Remote<C extends Call, Value extends string | number> {
  readonly call: C
  /** The same for everything that is typed; a function where the server searches, as it must when there may be many. */
  readonly request: RequestOf<C> | ((wanted: Wanted) => RequestOf<C>)
  readonly choiceOf: (item: ItemOf<C>) => Choice<Value>
}
