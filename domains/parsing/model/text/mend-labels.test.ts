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
  [['姓名\t欧\t阳\t靖\t性别\t男'], ['姓名\t欧阳靖\t性别\t男']],
  [['姓名:妫\t舜\t英\t电话:19900003374'], ['姓名:妫舜英\t电话:19900003374']],
  [['翟\t永\t强\t一级造价工程师'], ['翟永强\t一级造价工程师']],
  [['张三\t男\t汉'], ['张三\t男\t汉']],
  [
    ['甲', '乙', '丙', '丁', '马\t力\t转速'],
    ['甲', '乙', '丙', '丁', '马\t力\t转速'],
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
