import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'
import { meeting } from './testing/examples.ts'

const words = (key: string) => key

test.each([
  [{ room: 'Room 4', address: '8 Keyuan Road' }, 'Room 4 · 8 Keyuan Road'],
  [{ room: 'Room 4', address: '' }, 'Room 4'],
  [{ room: '', address: '8 Keyuan Road' }, '8 Keyuan Road'],
  [{ room: '', address: '' }, '—'],
  [{ invite_type: 1, room: 'Room 4' }, 'online'],
])('%j is said as %s', (given, said) => {
  expect(placeOf({ ...meeting.address, invite_type: 2, ...given }, words)).toBe(said)
})
