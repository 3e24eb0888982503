import { expect, test } from 'vitest'
import { iceServersOf } from './ice-servers.ts'

const now = new Date('2030-03-01T02:10:00Z')

test('relays are given credentials that run out, and of others only their address', () => {
  const relays = { addresses: ['stun:a.example:3478', 'turn:b.example:3478'], secret: 'north' }
  const ends = Date.parse('2030-03-01T15:00:00Z') / 1_000
  expect(iceServersOf(relays, 'c11', now)).toEqual([
    { urls: 'stun:a.example:3478' },
    {
      urls: 'turn:b.example:3478',
      username: `${ends}:c11`,
      credential: expect.stringMatching(/^[A-Za-z0-9+/]{27}=$/),
    },
  ])
  expect(iceServersOf(relays, 'c11', new Date('2030-03-01T02:59:59Z'))).toEqual(
    iceServersOf(relays, 'c11', now),
  )
  expect(iceServersOf({ addresses: [], secret: null }, 'c11', now)).toEqual([])
})
