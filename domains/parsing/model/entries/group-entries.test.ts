import { expect, it } from 'vitest'
import { linesOf } from '../text/lines-of.fixture.ts'
import { groupEntries } from './group-entries.ts'

const cases: [why: string, lines: string[], headers: string[][]][] = [
  [
    'numbers that count the entries are no marks of a list',
    ['(1) 鼎盛五金', '起止:2018年10月~现在', '管成品仓。', '(2) 大地鞋厂', '起止:2008年2月~2012年12月'],
    [
      ['鼎盛五金', '起止:2018年10月~现在'],
      ['大地鞋厂', '起止:2008年2月~2012年12月'],
    ],
  ],
  [
    'numbers below a header count what was done',
    ['鼎盛五金\t2018.10-2020.02', '1. 管成品仓', '2. 做卡', '大地鞋厂\t2008.02-2012.12', '1. 收发料'],
    [['鼎盛五金\t2018.10-2020.02'], ['大地鞋厂\t2008.02-2012.12']],
  ],
]

it.each(cases)('groupEntries: %s', (_, lines, headers) => {
  const entries = groupEntries(linesOf(...lines), { allowsSingleDate: false, opens: () => false })
  expect(entries.map(({ header }) => header.map(({ line }) => line.text))).toEqual(headers)
})
