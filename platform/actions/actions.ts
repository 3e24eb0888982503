import type { Call, ReplyOf, RequestOf } from '@bole/platform/contract'
import type * as z from 'zod'
import type { RowOf } from '../shape/rows.ts'

/** The call that takes something back, and what is said when it has. */
export interface Undoing {
  readonly call: Call
  readonly request: object
  readonly done: string
}

/** What is asked before: a sentence, or one with what it means below it. */
type Question = string | { readonly title: string; readonly content: string }

/** A call that an action makes, and what is said before and after. */
export interface Sending<Subject> {
  readonly kind: 'send'
  readonly call: Call
  readonly request: (subject: Subject) => object
  readonly confirm?: (subject: Subject) => Question
  readonly done?: (reply: never, subject: Subject) => string
  readonly undo?: (reply: never, subject: Subject) => Undoing
}

/** What can be done with one row. */
export interface RowAction<Row> {
  readonly label: string
  /** What it is called at a row where that says more. */
  readonly labelOf?: (row: Row) => string
  readonly isDangerous?: boolean
  readonly deed:
    | { readonly kind: 'go'; readonly to: (row: Row) => string }
    | { readonly kind: 'open'; readonly open: (row: Row) => void }
    | Sending<Row>
    | Ordering
}

/** A call that puts a row at another place among those it is shown with. */
interface Ordering {
  readonly kind: 'order'
  readonly call: Call
  readonly request: (ids: readonly number[]) => object
  readonly done: string
  /** Where the row at a place goes, counted from 0; past the ends nowhere. */
  readonly to: (at: number) => number
}

/** How the three ways of moving a row are called, and what is said after. */
interface OrderLabels {
  readonly top: string
  readonly up: string
  readonly down: string
  readonly done: string
}

/** The flags of a row that allow its actions. */
export type FlagOf<Row> = Row extends { readonly can: infer Can } ? keyof Can & string : never

/** Actions by the flags of `can` that allow them: a row does not offer an action whose flag is down. */
export type RowActions<Row> = {
  readonly [Flag in FlagOf<Row>]?: RowAction<Row> | readonly RowAction<Row>[]
}

/** Actions by their flags, as the shape handles them for whatever row. */
export type AnyActions<Row> = Readonly<Record<string, RowAction<Row> | readonly RowAction<Row>[]>>

/** What stands around a call that an action makes. */
export interface SendOptions<C extends Call, Subject> {
  readonly isDangerous?: boolean
  /** Asked before; only where it cannot be undone. */
  readonly confirm?: (subject: Subject) => Question
  /** Said after. */
  readonly done?: (reply: ReplyOf<C>, subject: Subject) => string
  /** Takes it back, offered for some seconds after. */
  readonly undo?: (reply: ReplyOf<C>, subject: Subject) => Undoing
}

/** The call that takes back what another did. */
export function takeBack<C extends Call>(call: C, request: RequestOf<C>, done: string): Undoing {
  return { call, request, done }
}

/** What a call answers that does the same to many: what was done, and of what was not the reason. */
export interface BatchReply {
  readonly done: number | readonly unknown[]
  readonly refused: readonly { readonly title: string; readonly message: string }[]
  readonly batch_id?: string
}

/** A call that does the same to many. */
export type BatchCall = Call & { readonly reply: z.ZodType<BatchReply> }

/** What can be done with many rows at once. */
export type BatchAction<Row> = BatchSending<Row> | BatchOpening<Row>

/** A call that is made with many rows. */
export interface BatchSending<Row> {
  readonly label: string
  readonly isDangerous: boolean
  readonly call: Call
  readonly request: (rows: readonly Row[]) => object
  readonly undo?: (batchId: string) => Undoing
}

/** What is asked about many rows over the list; `done`: nothing is selected any more. */
export interface BatchOpening<Row> {
  readonly label: string
  readonly isDangerous: false
  readonly open: (rows: readonly Row[], done: () => void) => void
}

/** Batch actions by the flags of `can` that allow them: rows whose flag is down are skipped, and named before and after. */
export type BatchActions<Row> = { readonly [Flag in FlagOf<Row>]?: BatchAction<Row> }

/** What stands around a call for many rows. */
export interface BatchOptions<C extends Call> {
  readonly isDangerous?: boolean
  readonly undo?: ReplyOf<C> extends { readonly batch_id: string } ? (batchId: string) => Undoing : never
}

/** The actions of a list, each told what it does with a row of its call. */
export interface ActionsOn<Row> {
  /** Leads to another address. */
  readonly goTo: (label: string, to: (row: Row) => string, labelOf?: (row: Row) => string) => RowAction<Row>
  /** Opens something over the list. */
  readonly open: (label: string, opening: (row: Row) => void) => RowAction<Row>
  /** Makes a call with the row. */
  readonly send: <C extends Call>(
    label: string,
    call: C,
    request: (row: Row) => RequestOf<C>,
    options?: SendOptions<C, Row>,
  ) => RowAction<Row>
  /** Moves a row among those on the page: the call takes the numbers between its two places, in their new order. */
  readonly order: <C extends Call>(
    labels: OrderLabels,
    call: C,
    request: (ids: readonly number[]) => RequestOf<C>,
  ) => readonly RowAction<Row>[]
  /** Makes a call with many rows; it can be taken back where it answers with a `batch_id`. */
  readonly sendMany: <C extends BatchCall>(
    label: string,
    call: C,
    request: (rows: readonly Row[]) => RequestOf<C>,
    options?: BatchOptions<C>,
  ) => BatchAction<Row>
  /** Opens something over the list that asks what to do with many rows, and makes its call itself. */
  readonly openMany: (
    label: string,
    opening: (rows: readonly Row[], done: () => void) => void,
  ) => BatchAction<Row>
}

const actions: ActionsOn<never> = {
  goTo: (label, to, labelOf) => ({ label, ...(labelOf ? { labelOf } : {}), deed: { kind: 'go', to } }),
  open: (label, opening) => ({ label, deed: { kind: 'open', open: opening } }),
  send: (label, call, request, { isDangerous = false, ...around } = {}) => ({
    label,
    isDangerous,
    deed: { kind: 'send', call, request: request as never, ...around },
  }),
  order: ({ top, up, down, done }, call, request) => {
    const moving = (label: string, to: Ordering['to']): RowAction<never> => ({
      label,
      deed: { kind: 'order', call, request: request as never, done, to },
    })
    return [moving(top, (at) => (at > 0 ? 0 : -1)), moving(up, (at) => at - 1), moving(down, (at) => at + 1)]
  },
  sendMany: (label, call, request, options = {}) => ({
    label,
    call,
    request: request as never,
    isDangerous: options.isDangerous ?? false,
    ...(options.undo ? { undo: options.undo } : {}),
  }),
  openMany: (label, open) => ({ label, isDangerous: false, open: open as never }),
}

/** What can be done with the rows of a list's call: a property no row has does not compile. */
export function actionsOn<C extends Call>(_call: C): ActionsOn<RowOf<C>> {
  return actions as unknown as ActionsOn<RowOf<C>>
}
