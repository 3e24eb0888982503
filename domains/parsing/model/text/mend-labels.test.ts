import { expect, it } from 'vitest'
import { linesOf } from './lines-of.fixture.ts'
import { mendLabels } from './mend-labels.ts'

const cases: [lines: string[], mended: string[]][] = [
  [
    ['男 28岁 期望职', '位：会计'],
    ['男 28岁', '期望职位:会计'],
  ],
  [
    ['Name and type of organisation\tUniversity of Miskolc', 'providing education and training'],
    ['Name and type of organisation providing education and training\tUniversity of Miskolc'],
  ],
  [['姓\t名\t綦晓\t性\t别\t女'], ['姓名\t綦晓\t性别\t女']],
  [
    ['Employer\tAcme Ltd', 'two sites'],
    ['Employer\tAcme Ltd', 'two sites'],
  ],
]

it.each(cases)('mendLabels(%j)', (lines, mended) => {
  expect(mendLabels(linesOf(...lines)).map(({ text }) => text)).toEqual(mended)
})
