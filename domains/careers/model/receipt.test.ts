import { describe, expect, test } from 'vitest'
import { answerBy, daysByDefault, localDay, startAfter } from './answer-by.ts'
import {
  decisionTold,
  machinePartOf,
  partsOf,
  type ReceiptFacts,
  signedText,
  withSignature,
} from './receipt.ts'

test.each([
  ['closed', 'not_this_time', 'not_selected'],
  ['closed', 'you_withdrew', 'withdrawn'],
  ['closed', 'you_declined', 'declined'],
  ['joining', 'joined', 'hired'],
  ['joining', 'first_day', null],
  ['interview', 'we_decide', null],
  ['offer', 'offer_signed', null],
] as const)('at %s, where %s comes next, %s was decided', (stage, next, decision) => {
  expect(decisionTold({ stage, next })).toBe(decision)
})

test.each([
  [['user', 'candidate', 'user'], 'none'],
  [['system', 'user'], 'on_the_way'],
  [['user', 'system'], 'decided'],
  [[], 'none'],
] as const)('of changes by %j a machine’s part is %s', (actors, part) => {
  expect(machinePartOf(actors)).toBe(part)
})

const facts: ReceiptFacts = {
  number: '5e0e4c5c-7d0b-4ab2-9a33-6a3a3f1f5f01',
  edition: 1,
  company: '渡光能源 "Lumiponte"',
  position: 'Engenheiro\nde software',
  applicant: '李雷',
  applied_on: '2026-11-01',
  decided_on: '2026-11-20',
  stage: 'interview',
  decision: 'not_selected',
  reason: '',
  machine: 'none',
  answer_promised_by: '2026-11-25',
}
const key = '0123456789abcdef'
const signature = 'ab'.repeat(64)

describe('the text of a receipt', () => {
  const signed = signedText(facts, key)

  test('is the same whatever order its facts come in, and stands in lines', () => {
    const other = Object.fromEntries(Object.entries(facts).toReversed())
    expect(signedText({ ...facts, ...other }, key)).toBe(signed)
    expect(signed.split('\n')).toHaveLength(4)
  })

  test('is read back as what was signed', () => {
    const parts = partsOf(withSignature(signed, signature))
    expect(parts).toMatchObject({ signed, keyId: key, signature })
    expect(JSON.parse(parts?.facts ?? '')).toEqual(facts)
  })

  test.each([
    ['nothing', ''],
    ['a byte more', `${withSignature(signed, signature)}\n`],
    ['a byte less', withSignature(signed, signature).slice(0, -1)],
    ['large digits', withSignature(signed, signature.toUpperCase())],
    ['other ends of lines', withSignature(signed, signature).replaceAll('\n', '\r\n')],
    ['another beginning', ` ${withSignature(signed, signature)}`],
  ])('is refused with %s', (_, text) => {
    expect(partsOf(text)).toBeNull()
  })
})

describe('the day to answer by', () => {
  const friday = new Date(2030, 0, 4, 12)
  const asked = { waitsFor: 'us', statusSince: friday, meetsAt: null } as const

  test('is that of its stage', () => {
    const days = { ...daysByDefault, interview: 2, offer: 1 }
    expect(answerBy({ ...asked, stage: 'interview' }, days)).toBe('2030-01-08')
    expect(answerBy({ ...asked, stage: 'offer' }, days)).toBe('2030-01-07')
    expect(answerBy({ ...asked, stage: 'closed' }, days)).toBeNull()
  })

  test('is over with its last moment', () => {
    expect(localDay(startAfter('2030-01-31'))).toBe('2030-02-01')
    expect(localDay(new Date(startAfter('2030-01-31').getTime() - 1))).toBe('2030-01-31')
  })
})
