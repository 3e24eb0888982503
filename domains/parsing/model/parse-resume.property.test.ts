import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentText, TextLine } from './document.ts'
import { parseResume } from './parse-resume.ts'

const today = new Date('2026-06-01')
const scraps = fc.constantFrom(
  '教育经历',
  '工作经历',
  'Education',
  'Experience',
  '2019.09-2023.06',
  'Sep 2019 – Present',
  '清华大学',
  '某某有限公司',
  '姓名:张三',
  '电话 138',
  '13800138000',
  'a@b.cn',
  '专业技能',
  'Java, SQL',
  '本科',
  '\t',
  '\u0000',
  '\ud800',
  '((((((',
  '2019',
  '-'.repeat(50),
  ':::',
  'Manager at Acme, Inc.',
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(scraps, { maxLength: 8 }).map((parts) => parts.join(' ')),
)
const wild = fc.double({ noDefaultInfinity: false })
const box = fc.option(fc.record({ x: wild, y: wild, width: wild, height: wild }), { nil: null })
const line: fc.Arbitrary<TextLine> = fc.record(
  {
    page: fc.integer({ min: 1, max: 3 }),
    box,
    block: fc.constant(null),
    text,
    size: fc.double({ min: 1, max: 40, noNaN: true }),
    bold: fc.boolean(),
    words: fc.array(fc.record({ text, box }), { maxLength: 5 }),
  },
  { requiredKeys: ['page', 'box', 'block', 'text'] },
)
const document: fc.Arbitrary<DocumentText> = fc.record({
  kind: fc.constantFrom('pdf', 'text'),
  pages: fc.constant([]),
  lines: fc.array(line, { maxLength: 40 }),
})

/** Every reading anywhere in an answer. */
function readingsIn(value: unknown): { confidence: unknown; source: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('confidence' in value && 'source' in value)
    return [{ confidence: value.confidence, source: value.source }]
  return Object.values(value).flatMap(readingsIn)
}

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

describe('parseResume on anything', () => {
  it('answers, with confidences within 0..1 and boxes within the page', () => {
    fc.assert(
      fc.property(document, (given) => {
        for (const { confidence, source } of readingsIn(parseResume(given, { today }))) {
          expect(confidence).toBeGreaterThanOrEqual(0)
          expect(confidence).toBeLessThanOrEqual(1)
          const place = typeof source === 'object' && source !== null && 'box' in source ? source.box : null
          for (const edge of numbersIn(place)) {
            expect(edge).toBeGreaterThanOrEqual(0)
            expect(edge).toBeLessThanOrEqual(1)
          }
        }
      }),
      { numRuns: 200 },
    )
  }, 60_000)

  const lines = (count: number, text: string): DocumentText => ({
    kind: 'text',
    pages: [],
    lines: Array.from({ length: count }, (_, block) => ({ page: 1, box: null, block, text })),
  })

  it.each([
    ['nothing', lines(0, '')],
    ['a megabyte in one line', lines(1, 'a-'.repeat(500_000))],
    ['a megabyte of digits', lines(1, '2019.09-'.repeat(130_000))],
    ['a megabyte of brackets', lines(1, '（大学('.repeat(200_000))],
    ['two hundred pages of entries', lines(8000, '2019.09-2023.06 清华大学 计算机 本科')],
    ['two hundred pages of blanks and labels', lines(8000, '姓 名 : 电 话 :   学 历 :')],
    ['many mail-like signs', lines(2000, 'a@a@a@a.a.a.a@'.repeat(100))],
    [
      'many words',
      lines(3000, 'Senior Manager of Sales and Marketing at the University of Something Limited Group'),
    ],
  ])(
    'reads %s within seconds and with a bounded answer',
    (_, given) => {
      const started = performance.now()
      const answer = parseResume(given, { today })
      expect(performance.now() - started).toBeLessThan(15_000)
      expect(JSON.stringify(answer).length).toBeLessThan(2_000_000)
    },
    30_000,
  )
})
