import { expect, test } from 'vitest'
import { contentsOf } from './contents-of.ts'
import type { ReadLetter, ReadPage } from './letter-work.ts'

const page: ReadPage = { subject: '应聘', sender: 'a@example.com', senderName: '', text: '', html: null }
const letter: ReadLetter = { pages: [page], recipients: 'jobs@acme.test', sentAt: null, files: [] }
const source = new TextEncoder().encode('the mail as it came')
const file = (name: string, mediaType: string) => ({
  ...{ name, mediaType, isInline: false },
  content: new Uint8Array(50_000),
})
const day = 86_400_000

test.each([
  ['', 'application/pdf', '应聘.pdf'],
  ['', 'image/jpeg', '应聘.jpg'],
  ['', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', '应聘.docx'],
  ['../../etc/cv.pdf', 'application/pdf', 'cv.pdf'],
])('a file called %j of type %s is kept as %s', (name, mediaType, kept) => {
  const { files } = contentsOf({ ...letter, files: [file(name, mediaType)] }, source)
  expect(files.map((one) => one.name)).toEqual([kept])
})

test('a file of a mail that says nothing has a name all the same', () => {
  const silent = { ...letter, pages: [{ ...page, subject: '' }] as const }
  const { files } = contentsOf({ ...silent, files: [file('', 'application/pdf')] }, source)
  expect(files.map(({ name }) => name)).toEqual(['mail.pdf'])
  expect(contentsOf(silent, source).files).toEqual([{ name: 'mail.eml', bytes: source }])
})

test.each([
  ['a week ago', true, -7 * day],
  ['tomorrow, by a clock that is fast', true, day],
  ['next year', false, 365 * day],
  ['before there were mails like it', false, Date.UTC(1970, 5) - Date.now()],
])('a mail that says it was written %s is believed: %s', (_, isBelieved, fromNow) => {
  const at = Date.now() + fromNow
  expect(contentsOf({ ...letter, sentAt: at }, source).sentAt).toEqual(isBelieved ? new Date(at) : null)
})

test('what a sender writes is kept in one line that a database takes, and no longer than its column', () => {
  const subject = `应聘\u0000\r\n Bcc: x${'长'.repeat(400)}`
  const told = contentsOf({ ...letter, pages: [{ ...page, subject, senderName: ' 王\t敏 ' }] }, source)
  expect(told).toMatchObject({ subject: expect.stringMatching(/^应聘 Bcc: x长+$/), senderName: '王 敏' })
  expect(told.subject).toHaveLength(300)
})

test('a board’s page is kept as a page that says how its letters are written', () => {
  const board = { ...page, sender: 'x@zhaopin.com', html: '<p>李雷</p>' }
  const { files, board: of, state } = contentsOf({ ...letter, pages: [board] }, source)
  expect([of, state, files[0]?.name]).toEqual(['zhaopin', 'taken', '应聘.html'])
  expect(new TextDecoder().decode(files[0]?.bytes)).toBe('<!doctype html><meta charset="utf-8"><p>李雷</p>')
})
