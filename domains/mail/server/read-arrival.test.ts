import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readArrival } from './take-arrival.ts'

const read = async (name: string) =>
  readArrival(await readFile(new URL(`../testing/arrivals/${name}.eml`, import.meta.url)))

test.each([
  ['exim', 'a92f336d95f344bfb9cbae7b8bde29d9', 'Unrouteable address'],
  ['qmail', '8f5b4250e23f4704a8ca4cd4982e71cd', 'Sorry, no mailbox here by that name. (#5.1.1)'],
])(
  'what %s returns has failed, in its words, though it sends no report of RFC 3464',
  async (name, key, said) => {
    expect(await read(name)).toMatchObject({ key, report: { action: 'failed', said } })
  },
)

test('that somebody is away, as Outlook says it, is nobody’s answer', async () => {
  expect(await read('oofoutlook')).toBeNull()
})

test('an answer names the message it is an answer to, whatever its own name looks like', async () => {
  const lines = [
    ...['From: Lin <lin@example.com>', 'To: jobs@acme.test', 'Subject: Re: Interview'],
    'Message-ID: <11111111-2222-4333-8444-555555555555@example.com>',
    ...['In-Reply-To: <8f5b4250-e23f-4704-a8ca-4cd4982e71cd@localhost>', '', 'Yes, I am coming.'],
  ]
  expect(await readArrival(Buffer.from(lines.join('\r\n')))).toMatchObject({
    ...{ key: '8f5b4250e23f4704a8ca4cd4982e71cd', report: null, text: 'Yes, I am coming.' },
  })
})
