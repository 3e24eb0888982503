import { type SelectQueryBuilder, sql } from 'kysely'
import type { Caller } from '../caller.ts'
import { containing } from '../database.ts'
import { notFound } from '../failures.ts'
import type { Transaction } from '../transaction.ts'
import { columnsOf, mayWrite, type PlainRow, type PlainTable, present, type Tables } from './plain-table.ts'

interface Asked {
  readonly page: number
  readonly page_size: number
  readonly keyword?: string
  readonly is_retired?: boolean
}

/** What a call of whichever list gives its handler. */
interface Asking {
  readonly tx: Transaction
  readonly caller: Caller
  readonly query: unknown
}

type Rows<Shown> = SelectQueryBuilder<Tables, string, Shown>

/** In the order people chose, otherwise by the first field; what is out of use comes last. */
function inOrder<Shown>({ rules }: PlainTable, rows: Rows<Shown>): Rows<Shown> {
  const kept = rules.retires ? rows.orderBy('is_retired') : rows
  const first = rules.isOrdered ? 'place' : (rules.fields[0] ?? 'id')
  return kept.orderBy(first).orderBy('id')
}

function narrowed<Shown>(
  { rules }: PlainTable,
  rows: Rows<Shown>,
  { keyword, is_retired }: Asked,
): Rows<Shown> {
  const used = is_retired === undefined || !rules.retires ? rows : rows.where('is_retired', '=', is_retired)
  if (!keyword) return used
  return used.where((or) => or.or(rules.searched.map((name) => or(name, 'ilike', containing(keyword)))))
}

/** A page of the list. */
export const listRows = (table: PlainTable) => async (context: Asking) => {
  const { tx, caller } = context
  const query = context.query as Asked
  const rows = narrowed(table, table.tables.selectFrom(table.name), query)
  const [found, [count]] = await tx.load(
    inOrder(table, rows.select(columnsOf(table)))
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    rows.select(sql<number>`count(*)`.as('total')),
  )
  const page = found as readonly unknown[] as readonly PlainRow[]
  const facts = await table.facts?.(
    tx,
    page.map(({ id }) => id),
  )
  const isWriter = mayWrite(table, caller)
  return {
    data: { list: page.map((row) => present(table, row, isWriter, facts?.get(row.id))) },
    total: Number(count?.total ?? 0),
  }
}

/** One row; 404 where there is none. */
export const viewRow = (table: PlainTable) => async (context: Asking) => {
  const { id } = context.query as { readonly id: number }
  const row = await context.tx.find(
    table.tables.selectFrom(table.name).select(columnsOf(table)).where('id', '=', id),
  )
  if (!row) throw notFound()
  const facts = await table.facts?.(context.tx, [id])
  return present(table, row as unknown as PlainRow, mayWrite(table, context.caller), facts?.get(id))
}
