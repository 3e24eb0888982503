import { containing } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'

/** Whether a position's title has a keyword in it. Accents, strokes and apostrophes do not count, except in one that is nothing but signs. */
export const titleHas = (keyword: string) =>
  /[\p{L}\p{N}]/u.test(keyword)
    ? sql<SqlBool>`folded(positions.title) like folded(${containing(keyword)})`
    : sql<SqlBool>`positions.title ilike ${containing(keyword)}`
