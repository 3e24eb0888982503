import { describe, expect, test } from 'vitest'
import { acceptanceOf, type InLobby, invited, waitingCount } from './lobby.ts'
import { memberKey } from './member-key.ts'
import { isOnline, isToBeWritten } from './presence.ts'
import { type Announced, newsBetween, shortName } from './room-news.ts'
import { roomDoorAt, roomStateOf } from './room-state.ts'
import { type ChatView, unreadAfter, unreadOnLooking } from './unread.ts'

const at = (time: string) => new Date(`2030-03-01T${time}Z`)

describe('a room', () => {
  test.each([
    [null, null, 'none'],
    [at('02:00'), null, 'continuing'],
    [at('02:00'), at('03:00'), 'finished'],
    [null, at('03:00'), 'finished'],
  ] as const)('begun %s and ended %s is %s', (begun, ended, state) =>
    expect(roomStateOf(begun, ended)).toBe(state),
  )

  test.each([
    ['2030-02-28T23:59:59Z', false, 'early'],
    ['2030-03-01T00:00:00Z', false, 'open'],
    ['2030-03-01T15:00:00Z', false, 'open'],
    ['2030-03-01T15:00:01Z', false, 'over'],
    ['2030-03-01T02:30:00Z', true, 'over'],
  ])('from 2:00 to 3:00 is at %s, ended %s: %s', (now, isFinished, door) =>
    expect(roomDoorAt({ startsAt: at('02:00'), endsAt: at('03:00'), isFinished }, new Date(now))).toBe(door),
  )
})

describe('somebody', () => {
  test.each([
    [null, null, false],
    [at('02:00:00'), null, true],
    [at('01:59:55'), null, true],
    [at('01:59:54'), null, false],
    [at('02:00:00'), at('02:00:00'), false],
  ])('who was seen at %s and left at %s is there at 2:00: %s', (seenAt, leftAt, is) =>
    expect(isOnline({ seenAt, leftAt }, at('02:00:00'))).toBe(is),
  )

  test('is written down every two seconds', () => {
    const after = (time: string) => isToBeWritten({ seenAt: at('02:00:00'), leftAt: null }, at(time))
    expect([after('02:00:01'), after('02:00:02')]).toEqual([false, true])
    expect(isToBeWritten({ seenAt: null, leftAt: null }, at('02:00:00'))).toBe(true)
  })

  test('has a name of their own in messages', () =>
    expect([memberKey('user', 3), memberKey('candidate', 3), memberKey('guest', 3)]).toEqual([
      'u3',
      'c3',
      'g3',
    ]))
})

describe('an invitation', () => {
  const outside: InLobby = { isInvited: false, isReady: false }
  const asked: InLobby = { isInvited: true, isReady: false }
  const inside: InLobby = { isInvited: true, isReady: true }
  test.each([
    [outside, true, false, asked],
    [asked, true, true, asked],
    [asked, false, false, outside],
    // Whoever has accepted is not overwritten by a selection of several, and sent back alone.
    [inside, true, false, inside],
    [inside, true, true, inside],
    [inside, false, false, inside],
    [inside, false, true, outside],
  ])('%j, asked in %s, alone %s, is %j', (one, isAskedIn, isAlone, after) =>
    expect(invited(one, isAskedIn, isAlone)).toEqual(after),
  )

  test('is accepted once they are in', () =>
    expect([acceptanceOf(asked), acceptanceOf(inside)]).toEqual(['', 'accept']))

  test('is waited for by whoever is there and not in', () =>
    expect(
      waitingCount([
        { ...outside, isOnline: true },
        { ...asked, isOnline: true },
        { ...asked, isOnline: false },
        { ...inside, isOnline: true },
      ]),
    ).toBe(2))
})

describe('unread messages', () => {
  const away: ChatView = { tab: 1, isVisible: false, isAtBottom: true }
  const above: ChatView = { tab: 1, isVisible: true, isAtBottom: false }
  const bottom: ChatView = { tab: 1, isVisible: true, isAtBottom: true }
  const chosen: ChatView = { tab: 4, isVisible: true, isAtBottom: false }
  test.each([
    ['others’ elsewhere', away, true, 3],
    ['one’s own', away, false, 2],
    ['others’ while the chat is read further up', above, true, 3],
    ['others’ while its end is in sight', bottom, true, 2],
    ['others’ while its tab is chosen', chosen, true, 2],
  ])('after two, %s: %j', (_, view, isOthers, after) => expect(unreadAfter(2, view, isOthers)).toBe(after))

  test.each([
    [away, 2],
    [above, 2],
    [bottom, 0],
    [chosen, 2],
    [{ ...chosen, isAtBottom: true }, 0],
  ])('on looking at %j: %s', (view, left) => expect(unreadOnLooking(2, view)).toBe(left))
})

describe('what others turn on and off', () => {
  const calm: Announced = { program_status: 0, share_status: 0, program_name: '', share_name: '' }
  const shared: Announced = { ...calm, share_status: 1, share_name: '欧阳娜娜子' }
  const coding: Announced = { ...calm, program_status: 1, program_name: '王明' }
  test.each([
    [calm, calm, []],
    [calm, shared, [{ what: 'share_on', name: '欧阳娜娜…' }]],
    [shared, calm, [{ what: 'share_off', name: '欧阳娜娜…' }]],
    [calm, coding, [{ what: 'coding_on', name: '王明' }]],
    [coding, calm, [{ what: 'coding_off', name: '王明' }]],
    [coding, { ...coding, share_status: 1, share_name: '我' }, []],
  ])('from %j to %j: %j', (before, after, news) => expect(newsBetween(before, after, '我')).toEqual(news))

  test('is told by names of four characters', () =>
    expect([shortName('Alexandra'), shortName('Anna'), shortName('👩‍💻')]).toEqual(['Alex…', 'Anna', '👩‍💻']))
})
