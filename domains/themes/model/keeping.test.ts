import { expect, test } from 'vitest'
import { looksAfter, tellableEvents, toldEvents } from './keeping.ts'

const handed = { ownerId: 1, userIds: [2], departmentIds: [10] }
const nobody = { ownerId: 1, userIds: [], departmentIds: [] }
const who = (userId: number, departmentPath: readonly number[] = [], seesAll = false) => ({
  userId,
  departmentPath,
  seesAll,
})

test.each([
  ['its owner', handed, who(1), true],
  ['somebody it was handed to', handed, who(2), true],
  ['somebody of a department it was handed to', handed, who(3, [10]), true],
  ['somebody of a department below', handed, who(3, [10, 11, 12]), true],
  ['somebody of a department above', handed, who(3, [9]), false],
  ['anybody else', handed, who(3), false],
  ['whoever sees everything', handed, who(3, [], true), true],
  ['anybody, where it was handed to nobody', nobody, who(3), true],
])('%s', (_, project, asker, expected) => expect(looksAfter(project, asker)).toBe(expected))

test('all events are kept as all, some in their order', () => {
  expect(toldEvents(tellableEvents)).toBeNull()
  expect(toldEvents(['eliminated', 'passed'])).toEqual(['passed', 'eliminated'])
  expect(toldEvents([])).toEqual([])
})
