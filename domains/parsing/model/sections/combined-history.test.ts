import { expect, it } from 'vitest'
import { linesOf } from '../text/lines-of.fixture.ts'
import { splitSections } from './split-sections.ts'

const LIFE = [
  '2014.09—2018.07　齐齐哈尔医学院预防医学专业　本科',
  '2021.08—2023.05　海林市人民医院　科员',
  '2023.05—至今　　牡丹江市爱民区疾控中心　检验师',
]

it.each(['简历', '学习工作简历（从高中填起）', '学习和工作经历'])(
  'parts schools from jobs under %j',
  (title) => {
    const sections = splitSections(linesOf('姓名：粟卫东', title, ...LIFE))
    const counts = sections.slice(1).map(({ kind, lines }) => [kind, lines.length])
    expect(counts).toEqual([
      ['education', 1],
      ['work', 2],
    ])
  },
)
