import type { Call, QueryOf } from '@bole/platform/contract'
import type { AnyActions, BatchAction, BatchActions, RowActions } from '../actions/actions.ts'
import type { FilterFor } from '../filter/filters.ts'
import type { ConditionsOf, RowOf } from '../shape/rows.ts'
import type { AnyColumn, Column } from './columns.ts'

/** The primary action of a list: where a new record is made. Other ways to the same stand in a menu beside it. */
export type Creation = {
  readonly label: string
  readonly also?: readonly { readonly label: string; readonly to: string }[]
} & ({ readonly to: string } | { readonly open: () => void })

/** The eight things a list is told; what it does not take is a screen by hand. */
export interface ListOptions<C extends Call> {
  /** What answers a page of rows, and takes which. */
  readonly call: [RowOf<C>] extends [never] ? never : 'page' extends keyof QueryOf<C> ? C : never
  /** Conditions of the call that are not the reader's to choose, such as the origin of the screen. */
  readonly given?: Partial<ConditionsOf<C>>
  readonly filters?: readonly FilterFor<ConditionsOf<C>>[]
  /** Fields of the row, one of them the main one. */
  readonly columns: readonly Column<RowOf<C>>[]
  readonly actions?: RowActions<RowOf<C>>
  readonly batch?: BatchActions<RowOf<C>>
  /** What fills the list: offered above it, and where it is empty. */
  readonly create?: Creation | false
  /** What would be here. */
  readonly empty: string
}

/** The same as the shape handles it, for whatever call. */
export interface AnyList {
  readonly call: Call
  readonly given?: object
  readonly filters?: readonly FilterFor<Record<string, unknown>>[]
  readonly columns: readonly AnyColumn[]
  readonly actions?: AnyActions<never>
  readonly batch?: Readonly<Record<string, BatchAction<never>>>
  readonly create?: Creation | false
  readonly empty: string
}
