import { expect, test } from 'vitest'
import * as z from 'zod'
import { type CallRecord, defineApi } from './call.ts'
import type { EntityName, PermissionName } from './names.ts'

// The compiler is what is tested here: where a mistyped name compiled, the expected error would be missing.
const plain = { method: 'GET', path: 'x', summary: '', access: 'anyone', reply: z.object({}) } as const

test('a mistyped name does not compile', () => {
  // @ts-expect-error: no domain declares this entity
  const entity: EntityName = 'aplication'
  // @ts-expect-error: nobody can hold this permission
  const permission: PermissionName = 'positions.mange'
  // @ts-expect-error: a call cannot ask for a permission that does not exist
  const closed: CallRecord = { ...plain, access: 'positions.mange' }
  // @ts-expect-error: a call cannot change what no domain declares
  const changing: CallRecord = { ...plain, changes: ['aplication'] }
  const api = defineApi('things', {
    view: {
      ...plain,
      query: z.object({ post_id: z.number() }),
      // @ts-expect-error: neither the request nor the answer has such a field
      shows: [{ entity: 'application', by: 'pots_id' }],
    },
  })
  expect([entity, permission, closed.access, changing.changes, api.view.name]).toHaveLength(5)
})
