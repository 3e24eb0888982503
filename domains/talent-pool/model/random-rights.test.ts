// @module-tag race
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FolderReader, type FolderRight, levelIn } from './folder-level.ts'
import { hasRoomFor, placesOf } from './places.ts'

const small = fc.integer({ min: 1, max: 4 })
const right: fc.Arbitrary<FolderRight> = fc.oneof(
  fc.record({
    department_id: small,
    user_id: fc.constant(null),
    level: fc.constantFrom('see', 'manage'),
  }),
  fc.record({
    department_id: fc.constant(null),
    user_id: small,
    level: fc.constantFrom('see', 'manage'),
  }),
  fc.record({
    department_id: fc.constant(null),
    user_id: fc.constant(null),
    level: fc.constantFrom('see', 'manage'),
  }),
)
const reader: fc.Arbitrary<FolderReader> = fc.record({
  userId: small,
  departmentPath: fc.uniqueArray(small, { maxLength: 3 }),
  seesAll: fc.boolean(),
  mayManage: fc.boolean(),
})
const folder = fc.record({
  created_by: fc.option(small),
  rights: fc.array(right, { maxLength: 6 }),
})

const rank = { none: 0, see: 1, manage: 2 }
const rankOf = (...given: Parameters<typeof levelIn>) => rank[levelIn(...given) ?? 'none']

test('a further right takes nothing from anybody', () => {
  fc.assert(
    fc.property(folder, right, reader, (one, more, who) => {
      const wider = { ...one, rights: [...one.rights, more] }
      expect(rankOf(wider, who)).toBeGreaterThanOrEqual(rankOf(one, who))
    }),
  )
})

test('nobody manages a folder without the permission, unless nothing is kept from them', () => {
  fc.assert(
    fc.property(folder, reader, (one, who) => {
      const lesser = { ...who, mayManage: false, seesAll: false }
      expect(levelIn(one, lesser)).not.toBe('manage')
    }),
  )
})

test('rights of others decide nothing', () => {
  fc.assert(
    fc.property(folder, reader, (one, who) => {
      const theirs = one.rights.filter(
        ({ user_id, department_id }) =>
          user_id === who.userId ||
          (user_id === null && (department_id === null || who.departmentPath.includes(department_id))),
      )
      expect(levelIn({ ...one, rights: theirs }, who)).toBe(levelIn(one, who))
    }),
  )
})

test('a pool that lets in only whom it has room for never holds more than it may', () => {
  const step = fc.record({ comes: fc.boolean(), people: fc.integer({ min: 0, max: 5 }) })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), fc.array(step), (total, steps) => {
      let used = 0
      for (const { comes, people } of steps) {
        if (!comes) used = Math.max(0, used - people)
        else if (hasRoomFor(placesOf(total, used), people)) used += people
        expect(used).toBeLessThanOrEqual(total)
        expect(placesOf(total, used).canUse).toBe(total - used)
      }
    }),
  )
})
