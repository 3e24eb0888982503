import { describe, expect, it, test } from 'vitest'
import { isOneSlip } from './misspelt-months.ts'
import { findPeriods } from './periods.ts'

test.each([
  ['setember', 'september', true],
  ['jnuary', 'january', true],
  ['agust', 'august', true],
  ['ocotber', 'october', true],
  ['decemeber', 'december', true],
  ['april', 'april', false],
  ['aprils', 'april', true],
  ['spring', 'april', false],
  ['marketing', 'march', false],
])('%s is one slip away from %s: %s', (one, other, isSlip) => {
  expect(isOneSlip(one, other)).toBe(isSlip)
  expect(isOneSlip(other, one)).toBe(isSlip)
})

describe('a misspelt month', () => {
  it.each([
    ['Setember 2019 – Agust 2022', '2019-09', '2022-08'],
    ['Februray 2019 – present', '2019-02', 'present'],
    ['Setembr de 2014 – Janiero de 2018', '2014-09', '2018-01'],
  ])('of %s is told, in doubt, at its own place', (text, start, end) => {
    const [period] = findPeriods(`Engineer\t${text}`)
    expect(period).toMatchObject({ start, end, text, from: 9, to: 9 + text.length, isDoubtful: true })
  })

  it('leaves the other dates of its line without doubt', () => {
    const [whole, misspelt] = findPeriods('May 2010 – June 2011, then Agust 2013')
    expect([whole?.isDoubtful, misspelt?.isDoubtful, misspelt?.start]).toEqual([undefined, true, '2013-08'])
  })

  it('is none where a word only stands before a year', () => {
    expect(findPeriods('Winner 2019 – Summer 2020').every(({ isDoubtful }) => !isDoubtful)).toBe(true)
  })
})

describe('a year and two figures', () => {
  it.each([
    ['2011 / 11 - Getoq', '2011-11', null, undefined],
    ['2009/10', '2009', '2010', true],
    ['2011-14', '2011', '2014', undefined],
  ])('%s', (text, start, end, isDoubtful) => {
    const [period] = findPeriods(text)
    expect([period?.start, period?.end, period?.isDoubtful]).toEqual([start, end, isDoubtful])
  })
})
