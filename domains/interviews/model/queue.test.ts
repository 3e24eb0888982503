import { describe, expect, test } from 'vitest'
import { maskedName } from './masked-name.ts'
import { movedBefore, putBack } from './queue-order.ts'
import { canStep, doorState, type InQueue, queueStateOf } from './queue-state.ts'
import { minutesOfOne, minutesToWait } from './queue-wait.ts'

const now = new Date('2030-03-01T02:00:00Z')
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

describe('where somebody is in a queue', () => {
  const here: InQueue = {
    ...{ hasLeft: false, isOver: false, step: 20, detail: 22 },
    ...{ hasNumber: true, hasRoom: false, hasBegun: false, hasEnded: false },
  }
  test.each<[string, Partial<InQueue>, string]>([
    ['invited', { step: 60, detail: 0, hasNumber: false }, 'expected'],
    ['said yes', { detail: 21, hasNumber: false }, 'expected'],
    ['signed in', {}, 'waiting'],
    ['signed out again', { detail: 21 }, 'expected'],
    ['called to a room', { hasRoom: true }, 'called'],
    ['begun', { detail: 23, hasRoom: true, hasBegun: true }, 'meeting'],
    ['begun elsewhere than in a room', { detail: 23 }, 'meeting'],
    ['ended in the room', { step: 30, detail: 0, hasRoom: true, hasBegun: true, hasEnded: true }, 'done'],
    ['passed', { step: 40, detail: 0 }, 'done'],
    ['rejected', { step: 50, detail: 51 }, 'done'],
    ['absent', { hasLeft: true, step: 10, detail: 14 }, 'gone'],
    ['declined', { hasLeft: true, step: 50, detail: 52 }, 'gone'],
    ['waiting still when the time of the queue has passed', { step: 30, detail: 0 }, 'waiting'],
    ['called when it has passed', { step: 30, detail: 0, hasRoom: true }, 'called'],
    ['met when it has passed', { step: 30, detail: 0, hasRoom: true, hasBegun: true }, 'meeting'],
    ['not come before it passed', { step: 30, detail: 0, hasNumber: false }, 'expected'],
    ['waiting when the interview was ended', { step: 30, detail: 0, isOver: true }, 'done'],
  ])('%s', (_, changed, state) => {
    expect(queueStateOf({ ...here, ...changed })).toBe(state)
  })

  test.each([
    ['called', ['begin', 'end', 'put_back']],
    ['meeting', ['end']],
    ['waiting', []],
    ['done', []],
  ] as const)('who is %s can go on by %j', (state, steps) => {
    expect((['begin', 'end', 'put_back'] as const).filter((step) => canStep(state, step))).toEqual(steps)
  })
})

describe('the order', () => {
  test.each([
    [[1, 2, 3, 4], 4, 1, [4, 1, 2, 3]],
    [[1, 2, 3, 4], 1, 4, [2, 3, 1, 4]],
    [[1, 2, 3, 4], 2, null, [1, 3, 4, 2]],
    [[1, 2, 3], 2, 2, [1, 2, 3]],
    [[1, 2, 3], 9, 1, [1, 2, 3]],
    [[1, 2, 3], 3, 9, [1, 2, 3]],
  ])('%j: %i before %s', (order, who, before, moved) => {
    expect(movedBefore(order, who, before)).toEqual(moved)
  })

  test.each([
    [[1, 2, 3], 9, [1, 2, 9, 3]],
    [[1], 9, [1, 9]],
    [[], 9, [9]],
    [[9, 1, 2, 3], 9, [1, 2, 9, 3]],
  ])('%j: %i did not answer', (order, who, later) => {
    expect(putBack(order, who)).toEqual(later)
  })
})

describe('how long somebody waits', () => {
  const idle = { since: null }
  const busy = (minutes: number) => ({ since: after(-minutes) })
  test.each([
    ['nobody before them and a room free', 0, [idle], 0],
    ['one before them', 1, [idle], 20],
    ['one before them, two rooms', 1, [idle, idle], 0],
    ['three before them, two rooms', 3, [idle, idle], 20],
    ['a room that is free in five minutes', 0, [busy(15)], 5],
    ['a room that takes longer than planned', 0, [busy(45)], 5],
    ['the sooner of two rooms', 0, [busy(3), busy(11)], 10],
    ['no room', 0, [], null],
  ])('%s', (_, before, rooms, minutes) => {
    expect(minutesToWait({ before, rooms, minutesEach: 20, from: after(-60), now })).toBe(minutes)
  })

  test('before it begins at least until then', () => {
    expect(minutesToWait({ before: 0, rooms: [idle], minutesEach: 20, from: after(33), now })).toBe(35)
  })

  test.each([
    [20, [], 20],
    [20, [40, 40], 20],
    [20, [30, 40, 35], 35],
    [20, [0, 0, 0], 1],
  ])('planned as %i, held in %j', (planned, held, minutes) => {
    expect(minutesOfOne(planned, held)).toBe(minutes)
  })
})

test.each([
  [-121, 'early'],
  [-120, 'open'],
  [0, 'open'],
  [59, 'open'],
  [60, 'over'],
])('the door %i minutes after the beginning', (minutes, state) => {
  expect(doorState(now, after(60), after(minutes))).toBe(state)
})

test.each([
  ['王小明', '王**'],
  ['王 小明', '王**'],
  ['李雷', '李*'],
  ['김민준', '김**'],
  ['Ann Smith', 'A. S.'],
  ['élodie', 'É.'],
  ['  ', ''],
])('%s reads %s in the hall', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})
