import { describe, expect, test } from 'vitest'
import { writerOf } from './machines.ts'

const mail = (headers: Record<string, string>, more: object = {}) => ({
  headers: new Map(Object.entries(headers)),
  ...{ from: 'lin@example.com', subject: 'Re: Interview', text: 'Yes, I am coming.' },
  ...more,
})
const daemon = { from: 'MAILER-DAEMON@mx.mail.example', subject: 'failure notice' }
const returned = (said: string) => ({ returned: { action: 'failed', said } })

describe('a message came back', () => {
  const qmail = [
    "Hi. This is the mail server at mx.mail.example.\nThis is a permanent error; I've given up.\n",
    '<b.qmail@mail.example>:\nSorry, no mailbox here by that name. (#5.1.1)\n',
    '--- Below this line is a copy of the message.\n\n<somebody@else.example>:\nNever said.\n',
  ].join('\n')
  const exim = [
    'A message that you sent could not be delivered.\n\n  b.exim@mail.example\n    Unrouteable address\n',
    '------ This is a copy of the message, including all the headers. ------\n\nTo: b.exim@mail.example\n',
  ].join('\n')
  test.each([
    [
      'as qmail says',
      mail({ 'return-path': '<>' }, { ...daemon, text: qmail }),
      'Sorry, no mailbox here by that name. (#5.1.1)',
    ],
    [
      'as Exim says, though it calls itself a reply',
      mail(
        { 'x-failed-recipients': 'b.exim@mail.example', 'auto-submitted': 'auto-replied' },
        { ...daemon, text: exim },
      ),
      'Unrouteable address',
    ],
    [
      'with its code in a sentence',
      mail({}, { ...daemon, text: 'Sorry.\nThe server said: 550 5.1.1 unknown\nBye' }),
      'The server said: 550 5.1.1 unknown',
    ],
    [
      'without words',
      mail({}, { from: 'PostMaster@qq.com', subject: '来自qq.com的退信', text: '' }),
      '来自qq.com的退信',
    ],
    ['from nobody', mail({ 'return-path': '<>' }, { subject: 'Undeliverable', text: '' }), 'Undeliverable'],
  ])('%s', (_, written, said) => {
    expect(writerOf(written)).toEqual(returned(said))
  })
})

test.each([
  ['Auto-Submitted', mail({ 'auto-submitted': 'auto-replied' })],
  ['an absence from nobody', mail({ 'return-path': '<>', 'auto-submitted': 'auto-replied (vacation)' })],
  ['Precedence', mail({ precedence: 'auto_reply' })],
  ['what Outlook sends', mail({ 'x-auto-response-suppress': 'All' })],
  ['a Chinese subject', mail({}, { subject: '自动回复：面试' })],
  ['a Taiwanese subject', mail({}, { subject: '自動回覆: 面試' })],
  ['an English subject', mail({}, { subject: 'Automatic reply: Interview' })],
  ['a Portuguese subject', mail({}, { subject: 'Resposta automática: Entrevista' })],
  ['that it is late', mail({}, { ...daemon, subject: 'Warning: message 1abc delayed 24 hours' })],
  ['that it arrived', mail({}, { ...daemon, subject: 'Successful Mail Delivery Report' })],
])('a program wrote: %s', (_, written) => {
  expect(writerOf(written)).toBe('program')
})

test.each([
  ['an answer', mail({ 'return-path': '<lin@example.com>' })],
  ['one that says it was typed', mail({ 'auto-submitted': 'no' })],
  ['one about an automatic reply', mail({}, { subject: 'Re: your automatic reply' })],
  ['one of a postman', mail({}, { from: 'postman@example.com' })],
])('a person wrote: %s', (_, written) => {
  expect(writerOf(written)).toBe('person')
})
