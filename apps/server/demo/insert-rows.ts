import { prepared, type Transaction } from '@bole/platform/server'

const nextNumbers = prepared<{ id: number }>(
  `select nextval(pg_get_serial_sequence($1::text, 'id')) as id from generate_series(1, $2::integer)`,
)

/** Numbers for rows that must know each other before they are written, by their keys in the story. */
export async function takeNumbers(
  tx: Transaction,
  table: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const [rows] = await tx.load(nextNumbers(table, keys.length))
  return new Map(rows.map(({ id }, index) => [keys[index] ?? '', id]))
}

/** The number of a key that has to be there. */
export function numberOf(numbers: ReadonlyMap<string, number>, key: string): number {
  const number = numbers.get(key)
  if (number === undefined) throw new Error(`The story knows no ${key}`)
  return number
}

/** Rows of one table, all with the same columns, written as they are. */
export function insertRows(tx: Transaction, table: string, rows: readonly object[]): void {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  if (columns === '') return
  const insert = prepared<object>(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
  )
  tx.save(insert(JSON.stringify(rows)))
}
