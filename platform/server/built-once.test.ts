import { expect, test } from 'vitest'
import { builtOnce, tablesOf } from './database.ts'

const tables = tablesOf<{ lamps: { id: number; room: string | null } }>()

test('a query is built at its first use; those after it differ in their values alone', () => {
  let builds = 0
  const lampsIn = builtOnce((room: string | null, after: number) => {
    builds++
    return tables.selectFrom('lamps').select('id').where('id', '>', after).where('room', '=', room).limit(3)
  })
  const [hall, none] = [lampsIn('hall', 7).compile(), lampsIn(null, 8).compile()]
  expect(hall.parameters).toEqual([7, 'hall', 3])
  expect(none.parameters).toEqual([8, null, 3])
  expect(hall.sql).toBe(
    tables.selectFrom('lamps').select('id').where('id', '>', 7).where('room', '=', 'hall').limit(3).compile()
      .sql,
  )
  expect([none.sql, builds]).toEqual([hall.sql, 1])
})
