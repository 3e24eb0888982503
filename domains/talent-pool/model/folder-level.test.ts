import { expect, test } from 'vitest'
import { type FolderReader, type FolderRight, type Level, levelIn } from './folder-level.ts'

const right = (level: Level, whom: Partial<FolderRight> = {}): FolderRight => ({
  department_id: null,
  user_id: null,
  level,
  ...whom,
})
const reader: FolderReader = { userId: 7, departmentPath: [1, 3], seesAll: false, mayManage: true }

test.each<[string, number | null, readonly FolderRight[], Partial<FolderReader>, Level | null]>([
  ['nobody was given anything', 2, [], {}, null],
  ['whoever made it', 7, [], {}, 'manage'],
  ['whoever made it and may not manage any more', 7, [], { mayManage: false }, 'see'],
  ['the whole organisation sees it', 2, [right('see')], {}, 'see'],
  ['the whole organisation manages it', 2, [right('manage')], {}, 'manage'],
  ['a right to manage without the permission', 2, [right('manage')], { mayManage: false }, 'see'],
  ['their own department', 2, [right('manage', { department_id: 3 })], {}, 'manage'],
  ['the department above theirs', 2, [right('see', { department_id: 1 })], {}, 'see'],
  ['another department', 2, [right('manage', { department_id: 4 })], {}, null],
  ['nobody’s department', 2, [right('manage', { department_id: 4 })], { departmentPath: [] }, null],
  ['themselves', 2, [right('see', { user_id: 7 })], {}, 'see'],
  ['somebody else', 2, [right('manage', { user_id: 8 })], {}, null],
  ['the better of two', 2, [right('see'), right('manage', { user_id: 7 })], {}, 'manage'],
  ['nothing is kept from whoever keeps the pool', null, [], { seesAll: true }, 'manage'],
])('%s', (_, created_by, rights, more, expected) => {
  expect(levelIn({ created_by, rights }, { ...reader, ...more })).toBe(expected)
})
