import { describe, expect, test } from 'vitest'
import { type Role, roles } from './roles.ts'
import { fullSeat, type Seat, seatOf, seatsFor } from './seats.ts'

describe('a seat', () => {
  test.each<[Role, Seat | null]>([
    ['SuperAdmin', null],
    ['SysAdmin', null],
    ['OrgAdmin', 'hr'],
    ['OrgAdmin2', 'hr'],
    ['DepAdmin', 'hr'],
    ['DepAdmin2', 'hr'],
    ['User', 'hiring_manager'],
    ['User2', 'hiring_manager'],
  ])('of %s is %s', (role, seat) => expect(seatOf(role)).toBe(seat))

  test('is counted once for each account', () => {
    expect(seatsFor(roles)).toEqual({ hr: 4, hiring_manager: 2 })
  })
})

describe('seats', () => {
  const none = { hr: 0, hiring_manager: 0 }
  test.each([
    ['no limit', { hr: 9, hiring_manager: 9 }, { hr: 9, hiring_manager: 9 }, [null, null], null],
    ['the last one', { hr: 1, hiring_manager: 0 }, { hr: 1, hiring_manager: 0 }, [2, 0], null],
    ['one too many', { hr: 2, hiring_manager: 0 }, { hr: 1, hiring_manager: 0 }, [2, 0], 'hr'],
    ['the other kind full', { hr: 5, hiring_manager: 0 }, { hr: 0, hiring_manager: 1 }, [2, 1], null],
    ['none at all', none, { hr: 0, hiring_manager: 1 }, [null, 0], 'hiring_manager'],
    ['nobody who comes', { hr: 5, hiring_manager: 5 }, none, [2, 2], null],
  ] as const)('with %s', (_, used, wanted, [hr, hiring_manager], full) =>
    expect(fullSeat(used, wanted, { hr, hiring_manager })).toBe(full),
  )
})
