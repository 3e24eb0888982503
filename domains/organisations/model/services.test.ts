import { describe, expect, test } from 'vitest'
import { heldAt, inServiceOrder, limitsOf, nextTurn, type ServiceEntry, serviceOf } from './services.ts'

const now = new Date('2026-03-04T08:00:00Z')
const at = (days: number) => new Date(now.getTime() + days * 86_400_000)

const seats = (quantity: number | null, more: Partial<ServiceEntry> = {}): ServiceEntry => ({
  serviceId: 1,
  type: 'hr',
  ...{ quantity, isNotOpen: false },
  ...{ startsAt: at(-10), endsAt: at(10), expiresAt: null, ...more },
})

describe('what is held', () => {
  test.each<[string, ServiceEntry[], number | null | undefined]>([
    ['of a period that runs', [seats(5)], 5],
    ['of one without an end', [seats(5, { endsAt: null })], 5],
    ['of one that begins this moment', [seats(5, { startsAt: now })], 5],
    ['of one that ends this moment', [seats(5, { endsAt: now })], undefined],
    ['of one that is still to come', [seats(5, { startsAt: at(1) })], undefined],
    ['of a service that is not open', [seats(5, { isNotOpen: true })], undefined],
    ['of a service that ended before its period', [seats(5, { expiresAt: at(-1) })], undefined],
    ['of two periods together', [seats(5), seats(3)], 8],
    ['of two, one without a limit', [seats(5), seats(null)], null],
    ['of nothing', [], undefined],
  ])('%s', (_, entries, expected) => {
    expect(heldAt(entries, now).find(({ type }) => type === 'hr')?.quantity).toBe(expected)
  })
})

test.each<[string, ServiceEntry[], Date | null]>([
  ['an end', [seats(1)], at(10)],
  ['a service’s own end', [seats(1, { expiresAt: at(2) })], at(2)],
  ['a beginning', [seats(1, { startsAt: at(3) })], at(3)],
  ['the first of several', [seats(1), seats(1, { endsAt: at(4) })], at(4)],
  ['nothing', [seats(1, { endsAt: null })], null],
  ['what is over', [seats(1, { endsAt: at(-1) })], null],
])('what is held changes next by %s', (_, entries, expected) =>
  expect(nextTurn(entries, now)).toEqual(expected),
)

describe('the limits', () => {
  test('of nothing are none of everything', () => {
    expect(limitsOf([])).toEqual({
      ...{ hr_seats: 0, hiring_manager_seats: 0, has_talent_pool: false, talent_places: 0, message_limit: 0 },
      skin_limits: { campus_pc: 0, campus_mobile: 0, social_pc: 0, social_mobile: 0 },
    })
  })

  test('are those held, and none where a quantity is left open', () => {
    const held = heldAt(
      [
        seats(5),
        seats(null, { serviceId: 2, type: 'talent' }),
        seats(1000, { serviceId: 3, type: 'message' }),
        ...(['campus_pc', 'campus_mobile', 'social_pc'] as const).map((type) =>
          seats(null, { serviceId: 5, type }),
        ),
        seats(2, { serviceId: 5, type: 'social_mobile' }),
      ],
      now,
    )
    expect(limitsOf(held)).toMatchObject({
      ...{ hr_seats: 5, has_talent_pool: true, talent_places: null, message_limit: 1000 },
      skin_limits: { social_mobile: 2 },
    })
  })
})

const numbered = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((serviceId) => ({ serviceId }))
test.each([
  ['last', [10, 9, 8, 5, 4, 3, 2, 1, 7, 6]],
  ['first', [7, 6, 10, 9, 8, 5, 4, 3, 2, 1]],
  ['among', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
] as const)('services stand in descending order, 6 and 7 %s', (special, expected) =>
  expect(inServiceOrder(numbered, special).map(({ serviceId }) => serviceId)).toEqual(expected),
)

test('each type is of one service', () => {
  expect([serviceOf('hiring_manager'), serviceOf('social_mobile'), serviceOf('calling_robot')]).toEqual([
    1, 5, 10,
  ])
})
