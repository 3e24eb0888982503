import { describe, expect, test } from 'vitest'
import { messageQuota, poolQuota, skinQuota } from './quotas.ts'

const worn = { campus_pc: 2, campus_mobile: 0, social_pc: 1, social_mobile: 0 }

describe('skins', () => {
  test('without limits are as many as are liked', () => {
    expect(skinQuota(null, worn)).toEqual({
      serviceType: 5,
      total: { campus_pc: null, campus_mobile: null, social_pc: null, social_mobile: null },
      used: worn,
      canUse: { campus_pc: null, campus_mobile: null, social_pc: null, social_mobile: null },
    })
  })

  test.each([
    [{ campus_pc: 5 }, 'campus_pc', 5, 3],
    [{ campus_pc: 2 }, 'campus_pc', 2, 0],
    // Fewer were given since: nothing is left, and nothing is owed.
    [{ campus_pc: 1 }, 'campus_pc', 1, 0],
    [{ campus_pc: 1 }, 'social_pc', null, null],
    [{ social_mobile: 0 }, 'social_mobile', 0, 0],
  ] as const)('limited to %j of %s there are %s, and %s are left', (limits, kind, total, left) => {
    const quota = skinQuota(limits, worn)
    expect([quota.total[kind], quota.canUse[kind]]).toEqual([total, left])
  })

  test('of a kind nobody knows are not told of', () => {
    expect(Object.keys(skinQuota({ television: 3 }, worn).total)).toEqual(Object.keys(worn))
  })
})

test.each([
  [null, 7, null],
  [10, 7, 3],
  [5, 7, 0],
])('of %s messages or places %s are used: %s are left', (limit, used, left) => {
  expect(messageQuota(limit, used).canUse).toEqual({ message: left })
  expect(poolQuota(limit, used).canUse).toEqual({ talent: left })
})
