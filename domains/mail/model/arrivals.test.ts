import { describe, expect, test } from 'vitest'
import { keyNamedIn, ownWords, readReport, replyAddress } from './arrivals.ts'

const key = '0123456789abcdef0123456789abcdef'
const dashed = '01234567-89ab-cdef-0123-456789abcdef'

describe('a delivery report', () => {
  test.each([
    [
      'of a mailbox there is not',
      'Reporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; lin@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 no such user\r\n',
      { action: 'failed', said: '5.1.1 550 5.1.1 no such user' },
    ],
    [
      'whose words are folded',
      'Action: Failed\nStatus: 5.2.2\nDiagnostic-Code: smtp; 552 the mailbox\n is full',
      { action: 'failed', said: '5.2.2 552 the mailbox is full' },
    ],
    ['that it is late', 'Action: delayed\nStatus: 4.4.7', { action: 'delayed', said: '4.4.7' }],
    ['that it arrived', 'action: delivered\nstatus: 2.0.0', { action: 'delivered', said: '2.0.0' }],
    ['without a status', 'Action: failed', null],
    ['that is a letter', 'Dear all, I will come.', null],
  ])('%s', (_, text, report) => {
    expect(readReport(text)).toEqual(report)
  })
})

describe('somebody’s own words', () => {
  test.each([
    ['alone', 'Yes, I am coming.', 'Yes, I am coming.'],
    [
      'over a quotation',
      'Yes.\r\n\r\nOn Mon, 2 Mar 2026 at 10:00, Acme <jobs@acme.test> wrote:\r\n> Come',
      'Yes.',
    ],
    [
      'over one whose head is broken',
      'Yes.\n\nOn Mon, 2 Mar 2026 at 10:00, Acme\n<jobs@acme.test> wrote:\n> Come',
      'Yes.',
    ],
    [
      'in Chinese',
      '好的，谢谢。\n\n招聘组 <jobs@acme.test> 于2026年3月2日周一 10:00写道：\n> 请来',
      '好的，谢谢。',
    ],
    ['in Portuguese', 'Sim.\n\nEm seg., 2 de mar. de 2026 às 10:00, Acme <a@b.c> escreveu:\n> Venha', 'Sim.'],
    ['as Outlook has it', 'Yes.\n________________________________\nFrom: Acme', 'Yes.'],
    ['over an original', 'Yes.\n-----Original Message-----\nFrom: Acme', 'Yes.'],
    ['below what they quote', '> Come\n\nYes.', '> Come\n\nYes.'],
  ])('%s', (_, text, own) => {
    expect(ownWords(text)).toBe(own)
  })
})

test.each([
  ['an address of its own', `jobs+${key}@acme.test`, '', key],
  ['such an address in capitals', `JOBS+${key.toUpperCase()}@ACME.TEST`, '', key],
  ['the Message-ID it answers', 'jobs@acme.test', `In-Reply-To: <${dashed}@jobs.acme.test>`, key],
  ['the address before the Message-ID', `jobs+${key}@acme.test`, `<${dashed.replace('0', '9')}@x>`, key],
  ['nothing', 'jobs+lin@acme.test', '<x@acme.test>', null],
])('what comes in names a message by %s', (_, to, message, found) => {
  expect(keyNamedIn(to, message)).toBe(found)
})

test('the address to answer to is found again', () => {
  expect(keyNamedIn(replyAddress('jobs@acme.test', dashed), '')).toBe(key)
})
