import { describe, expect, test } from 'vitest'
import { bestReading, isBetterReading, type ReadResume } from './better-reading.ts'
import type { Readings } from './resume-fields.ts'

const read = <Value>(value: Value, confidence = 0.95) => ({ value, confidence, source: null })
const resume = (parsed: Readings, corrections: ReadResume['corrections'] = {}): ReadResume => ({
  parsed,
  corrections,
})
const person: Readings = { name: read('王小明'), phone: read('13800000001'), email: read('x@example.com') }
const job = (start: string, confidence = 0.95) => ({
  employer: read('云帆科技', confidence),
  title: read('工程师', confidence),
  start: read(start, confidence),
})
const school = { school: read('武汉大学'), degree: read('bachelor' as const), end: read('2015-06') }

const whole = resume({ ...person, schools: [school], employers: [job('2019-01'), job('2015-07')] })

describe('of two résumés of one person', () => {
  test.each<[why: string, newer: ReadResume, isBetter: boolean]>([
    ['the newer wins where both tell the same', whole, true],
    ['one that tells more', resume({ ...whole.parsed, city: read('上海') }), true],
    ['a photograph of which little could be read', resume({ name: read('王小明') }), false],
    ['one without its jobs', resume({ ...person, schools: [school] }), false],
    [
      'one of which everything is in doubt',
      resume({
        ...person,
        schools: [{ ...school, school: read('武汉大学', 0.5) }],
        employers: [job('2019-01', 0.5), job('2015-07', 0.5)],
      }),
      false,
    ],
    [
      'a shorter one with a newer job',
      resume({ ...person, schools: [school], employers: [job('2024-03')] }),
      true,
    ],
    ['one with a newer job and nothing else', resume({ employers: [job('2024-03')] }), false],
    ['an empty one', resume({}), false],
  ])('%s', (_, newer, isBetter) => expect(isBetterReading(newer, whole)).toBe(isBetter))

  test('what people corrected is without doubt', () => {
    const change = { value: '王小明', was: null, by: 7, at: '2026-01-01' }
    const held = resume({ name: read('王小', 0.4) }, { name: [change] })
    expect(isBetterReading(resume({ name: read('王小', 0.4) }), held)).toBe(false)
  })

  test('any is better than one that tells nothing', () => {
    expect(isBetterReading(resume({}), resume({}))).toBe(true)
  })
})

test('the best of several is told from the oldest on', () => {
  const poor = resume({ name: read('王小明') })
  expect(bestReading([poor, whole, poor])).toBe(whole)
  expect(bestReading([])).toBeNull()
})
