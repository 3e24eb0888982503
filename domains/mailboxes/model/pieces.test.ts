import { type Attached, piecesOf } from '@bole/mailboxes/model'
import { expect, test } from 'vitest'

const attached = (name: string, more: Partial<Attached> = {}): Attached => ({
  ...{ name, mediaType: 'application/octet-stream', bytes: 50_000, isInline: false },
  ...more,
})

test.each<readonly [Attached, boolean]>([
  [attached('王敏的简历.PDF'), true],
  [attached('all.zip'), true],
  [attached('page.jpg'), true],
  [attached('logo.png', { bytes: 4_000 }), false],
  [attached('signature.png', { isInline: true }), false],
  [attached('', { mediaType: 'application/pdf' }), true],
  [attached('', { mediaType: 'image/png' }), true],
  [attached('invite.ics'), false],
  [attached('smime.p7s'), false],
  [attached('run.exe'), false],
  [attached('empty.pdf', { bytes: 0 }), false],
  [attached('data.bin'), false],
])('%j is taken: %s', (one, isTaken) => {
  const found = piecesOf({ pages: [], attached: [one] })
  expect(found).toEqual({ taken: isTaken ? [0] : [], pages: [], left: isTaken ? [] : [0] })
})

const resume = `王敏 13900000001 教育经历 清华大学 材料科学 工作经历 ${'远景动力电池工程师，负责电芯设计。'.repeat(12)}`

test.each([
  ['a résumé in a mail of its own', resume, null, false, true],
  [
    'a letter with a telephone number',
    `${'您好，请问面试时间？'.repeat(20)} 13900000001`,
    null,
    false,
    false,
  ],
  ['a short one', '王敏 13900000001 教育经历 工作经历', null, false, false],
  ['one without a way to reach anybody', resume.replace('13900000001', ''), null, true, false],
  ['a board’s page', '王敏', 'zhaopin', true, true],
  ['a board’s plain words', '您有新的候选人', 'zhaopin', false, false],
  [
    'in English',
    `Wang Min wang@example.com Education MIT Work experience ${'Cell design. '.repeat(20)}`,
    null,
    false,
    true,
  ],
] as const)('%s', (_, text, board, hasHtml, takesText) => {
  const pages = [{ board, text, hasHtml }]
  expect(piecesOf({ pages, attached: [] }).pages).toEqual(takesText ? [0] : [])
  const withFile = piecesOf({ pages, attached: [attached('cv.pdf')] })
  expect(withFile).toEqual({ taken: [0], pages: [], left: [] })
})

test('of a colleague’s words and the mail they pass on, only that is a résumé', () => {
  const passedOn = { board: 'zhaopin', text: '王敏', hasHtml: true } as const
  const pages = [{ board: null, text: '请看一下这位候选人', hasHtml: true }, passedOn]
  expect(piecesOf({ pages, attached: [] }).pages).toEqual([1])
})

test('a text that a stranger made as long as can be is looked at in no time', () => {
  const text = `教育经历 工作经历 ${'1 '.repeat(500_000)}${'a'.repeat(500_000)}`
  const from = performance.now()
  piecesOf({ pages: [{ board: null, text, hasHtml: false }], attached: [] })
  expect(performance.now() - from).toBeLessThan(1_000)
})
