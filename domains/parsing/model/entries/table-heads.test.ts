import { expect, it } from 'vitest'
import { linesOf } from '../text/lines-of.fixture.ts'
import { nameTableCells } from './table-heads.ts'

const cases: [lines: string[], named: string[]][] = [
  [['学历\t主修专业\t院校名称\t毕业年份\t备注', '高中\t大衢中学\t2007\t无'], ['高中\t大衢中学\t2007\t无']],
  [
    ['起止时间\t公司名称\t职位', '2018.07-2021.06\t泉城百货\t出纳'],
    ['2018.07-2021.06\t公司名称: 泉城百货\t职位: 出纳'],
  ],
  // A column nobody asks for may stand among the others, and a last one in lines of its own.
  [
    ['公司\t职位\t时间\t证明人', '某集团\t安全员\t2005-2012\t王主任'],
    ['公司: 某集团\t职位: 安全员\t2005-2012\t王主任'],
  ],
  [
    ['时间\t公司\t职位\t工作内容', '2005-2012\t某集团\t安全员', '巡检'],
    ['2005-2012\t公司: 某集团\t职位: 安全员', '巡检'],
  ],
  [
    ['时间\t公司\t职位\t工作内容', '2005-2012\t某集团\t安全员\t巡检并整改'],
    ['2005-2012\t公司: 某集团\t职位: 安全员', '巡检并整改'],
  ],
  [
    ['姓名: 张三', '2005-2012\t某集团'],
    ['姓名: 张三', '2005-2012\t某集团'],
  ],
]

it.each(cases)('nameTableCells(%j)', (lines, named) => {
  expect(nameTableCells(linesOf(...lines)).map(({ text }) => text)).toEqual(named)
})
