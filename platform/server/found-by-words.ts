import { type SqlBool, sql } from 'kysely'
import { containing } from './database.ts'

/**
 * Whether one of some columns holds what was typed, as in `foundByWords(keyword, 'candidates.name', 'positions.title')`: as it is written, or as
 * people are searched by it, where accents, strokes and apostrophes do not count (`folded`, migration 0462).
 */
export function foundByWords(words: string, ...columns: readonly string[]) {
  const [first = '', ...rest] = columns
  const text =
    rest.length === 0
      ? sql.ref(first)
      : sql`concat_ws(E'\n', ${sql.join(columns.map((column) => sql.ref(column)))})`
  return sql<SqlBool>`(${text} ilike ${containing(words)}
    or strpos(folded(${text}), (select nullif(folded(${words}), ''))) > 0)`
}
