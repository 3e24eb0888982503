import { expect, it } from 'vitest'
import { blockText, paragraphBlocks } from './flow-block.ts'
import { tableRow } from './table-rows.ts'

const cell = (text: string) => paragraphBlocks('paragraph', { text })

const rows: [cells: string[], lines: string[]][] = [
  [['姓名', '尉迟敏', '出生年月\n(岁)', '1990.05\n(36岁)'], ['姓名\t尉迟敏\t出生年月(岁)\t1990.05 (36岁)']],
  [['入  党\n时  间', '2011.12', '参加工\n作时间', '2015.08'], ['入党时间\t2011.12\t参加工作时间\t2015.08']],
  [['学历\n学位', '研究生\n管理学硕士'], ['学历学位\t研究生 管理学硕士']],
  [['2010.09\n2014.06', 'Lund', 'MSc'], ['2010.09 - 2014.06\tLund\tMSc']],
  [
    ['Acme\nBuyer', '2010 - 2014'],
    ['Acme', 'Buyer', '2010 - 2014'],
  ],
]

it.each(rows)('tableRow(%j)', (cells, lines) => {
  expect(tableRow(cells.map(cell)).map(blockText)).toEqual(lines)
})
