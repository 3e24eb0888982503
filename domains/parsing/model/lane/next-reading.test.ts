import { describe, expect, it } from 'vitest'
import { type Lane, type NextReading, nextReading } from './next-reading.ts'

const lane: Lane = { seats: 2, seatsPerSender: 1, slowAfter: 1000, slowSeats: 1 }
const now = 10_000
const waits = (sender: string, servedAt = 0) => ({ sender, servedAt })
const reads = (sender: string, forMs: number, isSlow = false) => ({ sender, begunAt: now - forMs, isSlow })

describe('who is read next', () => {
  it.each<[string, ReturnType<typeof waits>[], ReturnType<typeof reads>[], NextReading]>([
    ['nobody waits', [], [reads('a', 5000)], null],
    ['the first to come', [waits('a'), waits('b')], [], { begin: 0 }],
    ['not whoever has their seat already', [waits('a'), waits('b')], [reads('a', 1)], { begin: 1 }],
    ['nobody, while all who wait have their seats', [waits('a'), waits('a')], [reads('a', 5000)], null],
    ['a slow seat is a seat of its sender, too', [waits('a')], [reads('a', 5000, true)], null],
    ['whoever was served longest ago', [waits('a', 3), waits('b', 2), waits('c', 4)], [], { begin: 1 }],
    [
      'whoever was never served before those who were',
      [waits('a', 3), waits('b')],
      [reads('c', 1)],
      { begin: 1 },
    ],
    ['nobody, while both seats are fresh', [waits('c')], [reads('a', 999), reads('b', 10)], null],
    ['the longest makes room', [waits('c')], [reads('a', 1500), reads('b', 2000)], { slow: 1 }],
    [
      'the longest of all ends where slow seats are taken',
      [waits('d')],
      [reads('a', 9000, true), reads('b', 1000), reads('c', 10)],
      { giveUp: 0 },
    ],
    [
      'a slow one that began later stays',
      [waits('d')],
      [reads('a', 2000, true), reads('b', 3000), reads('c', 10)],
      { giveUp: 1 },
    ],
    ['a slow one takes no quick seat', [waits('c')], [reads('a', 9000, true), reads('b', 10)], { begin: 0 }],
  ])('%s', (_, waiting, current, next) => expect(nextReading(waiting, current, lane, now)).toEqual(next))

  it('is whoever came first where nobody shares', () => {
    const alone = { ...lane, seatsPerSender: Number.POSITIVE_INFINITY, slowAfter: Number.POSITIVE_INFINITY }
    expect(nextReading([waits(''), waits('')], [reads('', 9000)], alone, now)).toEqual({ begin: 0 })
    expect(nextReading([waits('')], [reads('', 9000), reads('', 9000)], alone, now)).toBeNull()
  })
})
