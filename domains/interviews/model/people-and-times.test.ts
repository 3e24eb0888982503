import { type Booked, conflictsOf, handedOver, interviewRoles, meets, shareOut } from '@bole/interviews/model'
import { describe, expect, test } from 'vitest'

const at = (time: string, day = '01') => new Date(`2030-03-${day}T${time}:00`)
const booked = (id: number, from: string, until: string, people: number[], room = ''): Booked => {
  return { id, from: at(from), until: at(until), people, room }
}

describe('what is in the way', () => {
  const others = [
    booked(1, '09:00', '10:00', [7], 'Room 4'),
    booked(2, '10:00', '11:00', [8, 9], ' room 4 '),
    booked(3, '10:30', '11:30', [7], ''),
  ]

  test.each([
    ['10:00', '11:00', [7, 8], 'Room 4', ['8:2', '7:3'], [2]],
    ['10:00', '10:30', [7], 'Room 5', [], []],
    ['09:59', '10:01', [7, 9], 'ROOM 4', ['7:1', '9:2'], [1, 2]],
    ['11:30', '12:00', [7, 8, 9], 'Room 4', [], []],
    ['08:00', '13:00', [], '', [], []],
  ])('from %s to %s with %j in %s', (from, until, people, room, busy, taken) => {
    const found = conflictsOf({ from: at(from), until: at(until), people, room }, others)
    expect(found.people.map(({ person, interview }) => `${person}:${interview.id}`)).toEqual(busy)
    expect(found.rooms.map(({ id }) => id)).toEqual(taken)
  })
})

describe('interviews shared out', () => {
  const open = (id: number, from: string, until: string, day?: string) => {
    return { id, from: at(from, day), until: at(until, day) }
  }

  test('go to whoever has the fewest that day, in the order of their times', () => {
    const shared = shareOut(
      [open(3, '14:00', '15:00'), open(1, '09:00', '10:00'), open(2, '11:00', '12:00')],
      [7, 8],
      [],
    )
    expect([...shared]).toEqual([
      [1, 7],
      [2, 8],
      [3, 7],
    ])
  })

  test('go to nobody who is elsewhere then, and to none where all are', () => {
    const others = [booked(9, '09:00', '10:00', [7])]
    const both = shareOut([open(1, '09:30', '10:30'), open(2, '09:45', '10:15')], [7, 8], others)
    expect([...both]).toEqual([
      [1, 8],
      [2, null],
    ])
  })

  test('another day has a load of its own', () => {
    const shared = shareOut([open(1, '09:00', '10:00'), open(2, '09:00', '10:00', '02')], [7, 8], [])
    expect([...shared.values()]).toEqual([7, 7])
  })

  test('many of them never put anybody in two places', () => {
    const many = Array.from({ length: 60 }, (_, index) => {
      const [hour, half] = [8 + (index % 9), index % 2 ? '30' : '00']
      const two = (number: number) => String(number).padStart(2, '0')
      return open(index, `${two(hour)}:${half}`, `${two(hour + 1)}:${half}`)
    })
    const shared = shareOut(many, [1, 2, 3, 4], [])
    for (const one of many)
      for (const other of many) {
        const isSame =
          one.id !== other.id && shared.get(one.id) === shared.get(other.id) && shared.get(one.id) !== null
        if (isSame) expect(one.from < other.until && other.from < one.until).toBe(false)
      }
    expect([...shared.values()]).toContain(null)
  })
})

test.each([
  [[1, 2, 3], 2, 9, [1, 9, 3]],
  [[1, 2, 3], 1, 3, [3, 2]],
  [[1, 2], 2, 1, [1]],
  [[1, 2], 5, 9, null],
])('of %j the place of %i goes to %i', (people, from, to, after) => {
  expect(handedOver(people, from, to)).toEqual(after)
})

test('everybody but a manager meets the candidates', () => {
  expect(interviewRoles.filter(meets)).toEqual(['main', 'deputy', 'other'])
})
