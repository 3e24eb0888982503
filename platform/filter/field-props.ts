import type { SearchParams } from '../web/address-fields.ts'
import type { ChangeParams } from '../web/address-state.ts'
import type { FilterShape } from './filters.ts'

/** A condition as it stands in the address. */
export interface FieldProps<Shape = FilterShape> {
  readonly label: string
  /** One name; two of a range. */
  readonly names: readonly string[]
  readonly shape: Shape
  readonly words: SearchParams
  readonly change: ChangeParams
  /** What the list's call answered last, for filters that count in it. */
  readonly reply?: unknown
}
