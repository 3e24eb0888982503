import { sql } from 'kysely'
import { inserted } from '../database.ts'
import { notFound, type Refusal, type RefusalDetails } from '../failures.ts'
import type { Transaction } from '../transaction.ts'
import { columnsOf, type PlainRow, type PlainTable } from './plain-table.ts'

type Values = Readonly<Record<string, unknown>>

/** What a call of whichever list gives its handler. */
interface Writing {
  readonly tx: Transaction
  readonly query: unknown
  readonly body: unknown
  readonly refuse: (code: never, details?: RefusalDetails) => Refusal
}

// Behind all others, whatever places they hold; the next order gives it a place among them.
const last = 1_000_000

/** All rows as they stand; nobody else changes the list until this is done. */
async function locked({ tables, name }: PlainTable, tx: Transaction, columns: readonly string[]) {
  const [, rows] = await tx.load(
    tx.hold(name),
    tables
      .selectFrom(name)
      .select([...columns])
      .orderBy('id'),
  )
  return rows as readonly unknown[] as readonly PlainRow[]
}

const sameWord = (one: unknown, other: unknown) => String(one).toLowerCase() === String(other).toLowerCase()

/** Refuses a value that another row has, and a row too many where one is added. */
function checkNames(
  { rules }: PlainTable,
  rows: readonly PlainRow[],
  values: Values,
  refuse: (code: 'entry_name_taken' | 'list_full', details: RefusalDetails) => Refusal,
  own?: number,
): void {
  const { unique, atMost } = rules
  if (unique && rows.some((row) => row.id !== own && sameWord(row[unique], values[unique])))
    throw refuse('entry_name_taken', { values: { name: String(values[unique]) } })
  if (own === undefined && rows.length >= atMost) throw refuse('list_full', { values: { most: atMost } })
}

const announce = (table: PlainTable, tx: Transaction, id?: number) =>
  // Where rows belong to something else, which of it is not known here.
  tx.announce(table.rules.entity, (table.rules.entity === table.rules.record ? (id ?? null) : null) as never)

async function insert(table: PlainTable, tx: Transaction, values: Values) {
  const { tables, name, rules } = table
  const row = {
    ...{ organisation_id: tx.organisationId, ...values },
    ...(rules.isOrdered ? { place: last } : {}),
  }
  const { id } = inserted(
    await tx.find(
      tables
        .insertInto(name)
        .values(row as never)
        .returning('id'),
    ),
  )
  announce(table, tx)
  return { id, version: 1 }
}

/** The fields of the list out of what was sent. */
const fieldsIn = ({ rules }: PlainTable, sent: Values): Values =>
  Object.fromEntries(rules.fields.filter((field) => field in sent).map((field) => [field, sent[field]]))

/** Saves a row at the version seen; the rows are held. */
function save(table: PlainTable, { tx, refuse }: Writing, seen: PlainRow, version: number, values: Values) {
  if (seen.version !== version) throw refuse('stale' as never)
  tx.saveOne(
    table.tables
      .updateTable(table.name)
      .set({ ...values, version: version + 1 } as never)
      .where('id', '=', seen.id)
      .where('version', '=', version),
    refuse('stale' as never),
  )
  announce(table, tx, seen.id)
  return { id: seen.id, version: version + 1 }
}

function found(rows: readonly PlainRow[], id: number): PlainRow {
  const row = rows.find((one) => one.id === id)
  if (!row) throw notFound()
  return row
}

/** A call's id, from its address or its body. */
const idIn = ({ query, body }: Writing) =>
  ({ ...(query as object), ...(body as object) }) as { readonly id: number }

export const createRow = (table: PlainTable) => async (context: Writing) => {
  const values = fieldsIn(table, context.body as Values)
  checkNames(table, await locked(table, context.tx, columnsOf(table)), values, context.refuse as never)
  return insert(table, context.tx, values)
}

export const updateRow = (table: PlainTable) => async (context: Writing) => {
  const { id } = idIn(context)
  const body = context.body as Values & { readonly version: number }
  const rows = await locked(table, context.tx, columnsOf(table))
  const seen = found(rows, id)
  const values = fieldsIn(table, body)
  if (seen.version === body.version) checkNames(table, rows, values, context.refuse as never, id)
  return save(table, context, seen, body.version, values)
}

export const removeRow = (table: PlainTable) => async (context: Writing) => {
  const { id } = idIn(context)
  found(await locked(table, context.tx, ['id', 'version']), id)
  context.tx.saveOne(table.tables.deleteFrom(table.name).where('id', '=', id))
  announce(table, context.tx, id)
  return { id }
}

export const retireRow = (table: PlainTable) => async (context: Writing) => {
  const { id, version, is_retired } = context.body as PlainRow
  const seen = found(await locked(table, context.tx, ['id', 'version']), id)
  return save(table, context, seen, version, { is_retired })
}

export const copyRow = (table: PlainTable) => async (context: Writing) => {
  const { id, name } = context.body as { readonly id: number; readonly name: string }
  const rows = await locked(table, context.tx, columnsOf(table))
  const own = table.rules.unique ?? table.rules.fields[0] ?? 'name'
  const values = { ...fieldsIn(table, found(rows, id)), [own]: name }
  checkNames(table, rows, values, context.refuse as never)
  return insert(table, context.tx, values)
}

export const sortRows = (table: PlainTable) => async (context: Writing) => {
  const { ids } = context.body as { readonly ids: readonly number[] }
  const { tables, name } = table
  const rows = await locked(table, context.tx, ['id', 'place'])
  const now = rows.toSorted((one, other) => Number(one.place) - Number(other.place) || one.id - other.id)
  for (const id of ids) found(rows, id)
  const wanted = [...new Set(ids)].values()
  // Those named change places among themselves: one page is sorted without the others moving.
  const order = now.map(({ id }) => (ids.includes(id) ? Number(wanted.next().value) : id))
  context.tx.save(
    tables
      .updateTable(name)
      .from(
        sql<{ id: number; place: number }>`unnest(${order}::bigint[]) with ordinality`.as<'wanted'>(
          sql`wanted(id, place)`,
        ),
      )
      .set({ place: sql`wanted.place` } as never)
      .whereRef(sql.ref(`${name}.id`) as never, '=', sql.ref('wanted.id') as never)
      .whereRef(sql.ref(`${name}.place`) as never, '!=', sql.ref('wanted.place') as never),
  )
  announce(table, context.tx)
  return {}
}
