import { expect, it } from 'vitest'
import { countsRepublicYears, westernYears } from './republic-years.ts'

it.each([
  ['102年9月至105年6月', '2013年9月至2016年6月'],
  ['98年9月至102年6月', '2009年9月至2013年6月'],
  ['98.09~102.06', '2009.09~2013.06'],
  ['111/8 - 迄今', '2022/8 - 迄今'],
  ['102年畢業', '2013年畢業'],
  // Years of work, sums, results and years told as elsewhere stay.
  ['10年經驗', '10年經驗'],
  ['2013年9月', '2013年9月'],
  ['2013.09', '2013.09'],
  ['GPA 3.8', 'GPA 3.8'],
  ['89.5%', '89.5%'],
  ['12/05', '12/05'],
])('westernYears(%j)', (text, expected) => expect(westernYears(text)).toBe(expected))

it.each([
  ['民國79年4月8日', true],
  ['102年9月至105年6月', true],
  ['98年9月', false],
  ['3年2个月', false],
  ['2102年9月', false],
])('countsRepublicYears(%j)', (text, expected) => expect(countsRepublicYears([text])).toBe(expected))
