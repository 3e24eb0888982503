import { expect, it } from 'vitest'
import { linesOf } from '../text/lines-of.fixture.ts'
import { partTextFromFacts } from './dates-beside-text.ts'

const cases: [why: string, line: string, parts: string[]][] = [
  [
    'a row of facts and a sentence',
    '2001年12月至2013年12月,某集团,战士。荣立三等功1次,优秀士兵2次',
    ['2001年12月至2013年12月,某集团,战士。', '荣立三等功1次,优秀士兵2次'],
  ],
  [
    'a post with its firm and a sentence',
    '2018 – 2022\tHead Waiter at Atlantis The Palm. Buffet of 900 covers.',
    ['2018 – 2022\tHead Waiter at Atlantis The Palm', 'Buffet of 900 covers.'],
  ],
  [
    'a sentence alone stays whole',
    '2018 – 2022\tOwned the returns ledger, end to end. Moved the team to trunk-based deploys.',
    ['2018 – 2022\tOwned the returns ledger, end to end. Moved the team to trunk-based deploys.'],
  ],
]

it.each(cases)('partTextFromFacts: %s', (_, line, parts) => {
  expect(partTextFromFacts(linesOf(line)).map(({ text }) => text)).toEqual(parts)
})
