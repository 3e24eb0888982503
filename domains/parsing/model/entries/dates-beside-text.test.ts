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
    'firm and post in front of the stop',
    '2019 – 2021 Fjord Software AS, Senior Developer. Built the billing system and led four people.',
    ['2019 – 2021 Fjord Software AS, Senior Developer', 'Built the billing system and led four people.'],
  ],
  [
    'a text behind the period in brackets',
    'Senior Developer (Jan 2019 – Dec 2021) Built the billing system, led four people, and wrote manuals.',
    [
      'Senior Developer (Jan 2019 – Dec 2021)',
      'Built the billing system, led four people, and wrote manuals.',
    ],
  ],
  [
    'a text behind the last dash',
    '2019-2021 - Fjord Software AS - Senior Developer - responsible for the billing system, invoices, and refunds',
    [
      '2019-2021 - Fjord Software AS - Senior Developer',
      'responsible for the billing system, invoices, and refunds',
    ],
  ],
  [
    'a text behind a blank',
    '2019.03-2023.05 青禾科技有限公司 产品经理 负责产品规划,完成3个版本的上线。',
    ['2019.03-2023.05 青禾科技有限公司 产品经理', '负责产品规划,完成3个版本的上线。'],
  ],
  [
    'a firm whose name has a stop stays whole',
    'Jan 2019 – Dec 2021\tSenior Developer, Fjord Software Co. Ltd. Built the billing system for four towns.',
    [
      'Jan 2019 – Dec 2021\tSenior Developer, Fjord Software Co. Ltd',
      'Built the billing system for four towns.',
    ],
  ],
  [
    'a row of names stays whole',
    'Senior Developer (Jan 2019 – Dec 2021) Fjord Software AS, Oslo, Norway, and its Bergen branch',
    ['Senior Developer (Jan 2019 – Dec 2021) Fjord Software AS, Oslo, Norway, and its Bergen branch'],
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
