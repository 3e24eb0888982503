import type { ReactNode } from 'react'

/** What a cell shows as it is: text, or a number as the language writes it. */
type Plain = string | number | null | undefined

interface Head {
  readonly title: string
  /** The column a row is known by: it stays first and in sight, and cannot be hidden. One of a list's columns is. */
  readonly isMain?: true
  /** Pixels; a column without a width takes what is left. */
  readonly width?: number
}

/** A column shows a field of the row; `render` only where that is more than text, and then of the whole row. */
export type Column<Row> = {
  readonly [Name in keyof Row & string]: Head & {
    readonly name: Name
    /** What a row is called where its main column shows more than the field: beside its checkbox, in questions. */
    readonly nameOf?: (row: Row) => string
  } & (Row[Name] extends Plain
      ? { readonly render?: (row: Row) => ReactNode }
      : { readonly render: (row: Row) => ReactNode })
}[keyof Row & string]

/** A column of any list, its row no longer known by type. */
export interface AnyColumn extends Head {
  readonly name: string
  readonly nameOf?: (row: never) => string
  readonly render?: (row: never) => ReactNode
}
