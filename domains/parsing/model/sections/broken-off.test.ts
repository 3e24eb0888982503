import { expect, it } from 'vitest'
import { prepareLines } from '../text/line.ts'
import { linesOf } from '../text/lines-of.fixture.ts'
import { endsSentence } from './broken-off.ts'

const LONG = 'Kept the books of four branches, their budgets and their'

it.each([
  ['a word in small letters', LONG, 'training', true],
  ['a word behind one that links', LONG.replace(/their$/, 'and'), 'Training', true],
  ['a word behind a comma', `${LONG} staff,`, 'Projects', true],
  ['a short point of a list', '• Planned hiring and', 'Training', true],
  ['a title below a whole sentence', `${LONG} staff.`, 'Education', false],
  ['a title below a word that may end a line', LONG, 'Education', false],
  ['a title in capitals', LONG.replace(/their$/, 'and'), 'EDUCATION', false],
])('%s', (_, before, line, wanted) => expect(endsSentence(linesOf(before, line), 1)).toBe(wanted))

const boxed = (text: string, y: number, width: number, size = 10) => ({
  ...{ page: 1, block: null, text, size },
  box: { x: 0.1, y, width, height: 0.015 },
})

it('tells a word of a Chinese sentence from a title by the distance of the lines', () => {
  const at = (y: number) =>
    endsSentence(
      prepareLines({
        ...{ kind: 'pdf', pages: [] },
        lines: [
          boxed('负责公司四个门店的日常排班与考勤统计以及新进人员的', 0.1, 0.8),
          boxed('入职手续办理并且协助店长完成每个季度的盘点与报表的', 0.12, 0.8),
          boxed('项目经历', y, 0.1),
        ],
      }),
      2,
    )
  expect([at(0.14), at(0.17)]).toEqual([true, false])
})
