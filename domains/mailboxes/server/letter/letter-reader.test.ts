import { afterAll, expect, test } from 'vitest'
import { bytesOfMail } from '../../testing/post-box.ts'
import { contentsOf, unread } from './contents-of.ts'
import { LetterReader } from './letter-reader.ts'

const reader = new LetterReader()
afterAll(() => reader.close())

/** What is taken of a mail. */
async function taken(source: Buffer) {
  const letter = await reader.read(source)
  return letter && contentsOf(letter, source)
}

const resume = `王敏 13900000001 wang@example.com 教育经历 清华大学 材料科学 工作经历 ${'远景动力电池工程师，负责电芯设计。'.repeat(12)}`

test('names in Chinese, whatever way they are written', async () => {
  const source = await bytesOfMail({
    ...{ from: '王敏 <wang@example.com>', subject: '应聘：电池工程师（上海）', to: '招聘 <jobs@acme.test>' },
    attachments: [{ filename: '王敏-电池工程师-简历.pdf', content: '%PDF-1.4' }],
  })
  expect(await taken(source)).toMatchObject({
    ...{
      subject: '应聘：电池工程师（上海）',
      sender: 'wang@example.com',
      senderName: '王敏',
      state: 'taken',
    },
    files: [{ name: '王敏-电池工程师-简历.pdf' }],
    recipients: 'jobs@acme.test',
  })
})

test('words in GB 2312, as older mail programs encode them', async () => {
  // 应聘 and 简历.pdf in GB 2312.
  const subject = '=?gb2312?B?06bGuA==?='
  const lines = [
    ...[`Subject: ${subject}`, 'From: a@example.com', 'MIME-Version: 1.0'],
    ...['Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/plain; charset=gb2312'],
    ...[
      'Content-Transfer-Encoding: base64',
      '',
      '06bGuA==',
      '--b',
      'Content-Type: application/pdf; name="=?gb2312?B?vPLA+i5wZGY=?="',
    ],
    ...['Content-Transfer-Encoding: base64', '', 'JVBERi0xLjQ=', '--b--', ''],
  ]
  expect(await taken(Buffer.from(lines.join('\r\n')))).toMatchObject({
    subject: '应聘',
    files: [{ name: '简历.pdf' }],
  })
})

test('what a colleague passes on as an attachment is read as if it had come itself', async () => {
  const inner = await bytesOfMail({
    ...{ from: 'resume@service.zhaopin.com', subject: '(Zhaopin.com) 应聘 电池工程师-上海-李雷', text: '' },
    html: '<table><tr><td>李雷</td></tr></table>',
  })
  const source = await bytesOfMail({
    ...{ from: 'lin@acme.test', subject: '转发' },
    attachments: [{ filename: 'fwd.eml', content: inner }],
  })
  expect(await taken(source)).toMatchObject({
    ...{ board: 'zhaopin', state: 'taken', sender: 'lin@acme.test' },
    subjects: '转发 (Zhaopin.com) 应聘 电池工程师-上海-李雷',
    files: [{ name: '(Zhaopin.com) 应聘 电池工程师-上海-李雷.html' }],
  })
})

test('a résumé that is written into the mail', async () => {
  expect(await taken(await bytesOfMail({ subject: '自荐', text: resume }))).toMatchObject({
    ...{ state: 'taken', board: null },
    files: [{ name: '自荐.txt' }],
  })
  const page = await bytesOfMail({ subject: '自荐', text: '', html: `<p>${resume}</p>` })
  expect(await taken(page)).toMatchObject({ state: 'taken', files: [{ name: '自荐.html' }] })
})

test('a mail without a résumé is kept whole, and what it brought is named', async () => {
  const source = await bytesOfMail({
    ...{ subject: 'Meeting/../x', text: 'See you at ten.' },
    attachments: [{ filename: 'invite.ics', content: 'BEGIN:VCALENDAR' }],
  })
  expect(await taken(source)).toMatchObject({
    ...{ state: 'empty', itemReason: 'no_resume', leftOut: ['invite.ics'], reason: null },
    files: [{ name: 'x.eml', bytes: source }],
  })
})

test.each([
  [
    'parts within parts without end',
    () => {
      const parts = Array.from(
        { length: 100 },
        (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
      )
      return `Subject: x\r\nContent-Type: multipart/mixed; boundary=b0\r\n\r\n${parts.join('')}`
    },
  ],
  [
    'a head of a megabyte',
    () => `Subject: x\r\n${'X-A: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n'.repeat(30_000)}\r\n`,
  ],
  [
    'more files than anybody sends',
    () => {
      const part =
        '--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Disposition: attachment\r\n\r\n%PDF\r\n'
      return `Subject: x\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(300)}--b--\r\n`
    },
  ],
])('nobody reads %s, and the next mail is read', async (_, source) => {
  expect(await taken(Buffer.from(source()))).toBeNull()
  expect(await taken(await bytesOfMail({ subject: 'next' }))).toMatchObject({ subject: 'next' })
})

test('reading that takes too long is given up', async () => {
  const impatient = new LetterReader(0)
  const source = await bytesOfMail({
    attachments: [{ filename: 'a.pdf', content: Buffer.alloc(20_000_000, 'a') }],
  })
  expect(await impatient.read(source)).toBeNull()
  await impatient.close()
})

test('what was not read is told by what its server says of it', () => {
  const heading = { subject: 'a\u0000b', sender: 'x@example.com', senderName: '' }
  expect(unread(heading, Buffer.from('raw'))).toMatchObject({
    ...{ subject: 'ab', state: 'refused', reason: 'message_unreadable', itemReason: 'message_unreadable' },
    files: [{ name: 'ab.eml' }],
  })
  expect(unread(heading, null)).toMatchObject({ reason: 'too_large', itemReason: 'too_large' })
})
