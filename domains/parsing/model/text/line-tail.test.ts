import { expect, it } from 'vitest'
import { prepareLines } from './line.ts'
import { lineTail, scaleBefore } from './line-tail.ts'

const box = (x: number, height: number) => ({ x, y: 0.1, width: 0.1, height })
const [margin] = prepareLines({
  kind: 'pdf',
  pages: [],
  lines: [
    {
      ...{ page: 1, block: null, text: 'Work\tAcme, Ltd', size: 20, box: box(0.1, 0.04) },
      words: [
        { text: 'Work', box: box(0.1, 0.04) },
        { text: 'Acme,', box: box(0.3, 0.02) },
        { text: 'Ltd', box: box(0.5, 0.02) },
      ],
    },
    {
      page: 1,
      block: null,
      text: 'The usual text of the page is half as large as that',
      size: 10,
      box: null,
    },
  ],
})

it('gives what stands beside a title its own place and size', () => {
  expect(margin && lineTail(margin, 'Acme, Ltd')).toMatchObject({ left: 0.3, right: 0.6, scale: 1 })
  expect(margin && scaleBefore(margin, 'Acme, Ltd')).toBe(2)
})

it('leaves a line as it is whose words do not tell', () => {
  expect(margin && lineTail(margin, 'Bell')).toMatchObject({ text: 'Bell', left: 0.1, scale: 2 })
})
