import { expect, test } from 'vitest'
import { tablesOf } from './database.ts'

const tables = tablesOf<{ lamps: { id: number; room: string | null } }>()

test.each([
  ['in', [], 'false'],
  ['not in', [], 'true'],
  ['in', [4, 5], '"id" in ($1, $2)'],
] as const)('%s %j is %s', (operator, ids, said) => {
  const query = tables.selectFrom('lamps').select('id').where('id', operator, ids).limit(3)
  expect(query.compile().sql).toBe(
    `select "id" from "lamps" where ${said} limit ${ids.length === 0 ? '$1' : '$3'}`,
  )
})
