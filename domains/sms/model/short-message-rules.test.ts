import { describe, expect, test } from 'vitest'
import { isForGood, numberFrom, pauseAfter, readReceipt, shortMessageStates, stateAfter } from './index.ts'

describe('a number', () => {
  test.each([
    ['13812345678', '86', '8613812345678'],
    ['138 1234 5678', '86', '8613812345678'],
    ['+55 (11) 91234-5678', '86', '5511912345678'],
    ['0086-138-1234-5678', '55', '8613812345678'],
    ['011 91234-5678', '55', '5511912345678'],
    ['55 11 98765-4321', '55', '5511987654321'],
    ['55 11 3876-4321', '55', '551138764321'],
    // The area 55 of Brazil, without its country.
    ['55 99123-4567', '55', '5555991234567'],
    ['11 98765-4321', '55', '5511987654321'],
    ['8613812345678', '86', '8613812345678'],
    ['12345', '86', '8612345'],
    ['1234', '86', null],
    ['+1234567890123456', '86', null],
    ['ask my sister', '86', null],
    ['138;DROP', '86', null],
    ['', '86', null],
  ])('%s in country %s is dialled as %s', (phone, country, number) => {
    expect(numberFrom(phone, country)).toBe(number)
  })
})

describe('a receipt', () => {
  const text =
    'id:7F3 sub:001 dlvrd:001 submit date:2611230605 done date:2611230606 stat:DELIVRD err:000 text:'
  test('is read in the provider’s words', () => {
    expect(readReceipt(text)).toEqual({ providerId: '7F3', stat: 'DELIVRD', said: text })
    expect(readReceipt('Id: 9 Stat: undeliv')).toMatchObject({ providerId: '9', stat: 'UNDELIV' })
  })
  test.each(['Yes, I am coming', 'id:7F3', 'stat:DELIVRD', ''])('is not: %j', (words) => {
    expect(readReceipt(words)).toBeNull()
  })
  test.each([
    ['sent', 'DELIVRD', 'delivered'],
    ['sent', 'UNDELIV', 'failed'],
    ['sent', 'EXPIRED', 'failed'],
    ['sent', 'REJECTD', 'failed'],
    ['sent', 'DELETED', 'failed'],
    ['sent', 'ENROUTE', 'sent'],
    ['sent', 'ACCEPTD', 'sent'],
    ['waiting', 'DELIVRD', 'delivered'],
    ['failed', 'DELIVRD', 'delivered'],
    ['delivered', 'UNDELIV', 'delivered'],
  ] as const)('of one that is %s saying %s makes it %s', (state, stat, after) => {
    expect(stateAfter(state, { stat })).toBe(after)
  })
})

describe('trying again', () => {
  test.each([
    ['throttled', 0x58, false],
    ['a full queue', 0x14, false],
    ['its own fault', 0x08, false],
    ['no answer at all', null, false],
    ['no such number', 0x0b, true],
    ['refused', 0x45, true],
  ])('after %s: of no use is %s', (_, status, forGood) => {
    expect(isForGood(status)).toBe(forGood)
  })
  test('at longer and longer intervals, and not for ever', () => {
    const pauses = shortMessageStates.flatMap((_, at) => pauseAfter(at + 1) ?? [])
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
    expect(pauseAfter(8)).toBeNull()
    expect(pauseAfter(0)).toBe(60_000)
  })
})
