import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, answerCalls, open } from '../testing/show.tsx'

async function choose(answer: Answer) {
  answerCalls({ 'receipt/check': () => answer })
  open('/receipt/check')
  const file = new File(['bole-receipt-1'], 'receipt.txt', { type: 'text/plain' })
  fireEvent.change(await screen.findByLabelText('Receipt'), { target: { files: [file] } })
}

/** The page after a file was chosen about which the server says this. */
async function check(data: object) {
  await choose({ data })
  return (await screen.findByRole('status')).textContent
}

test('a text that is no receipt is called so, and what was not checked says so', async () => {
  const said = await check({ is_genuine: false, finding: 'no_receipt', facts: [] })
  expect(said).toContain('This isn’t a receipt')
  expect(said).toContain('Signature: not checked')
})

test.each([
  ['changed', 'Signature: something in it was changed'],
  ['other_key', 'Key: it isn’t this site’s'],
])('%s: the step that failed is named', async (finding, words) => {
  expect(await check({ is_genuine: false, finding, facts: [] })).toContain(words)
})

test('a genuine one is told in words: no name or value of its text as it stands', async () => {
  const said = await check({
    is_genuine: true,
    finding: 'genuine',
    facts: [
      { name: 'decision', value: 'not_selected' },
      { name: 'machine', value: 'none' },
      { name: 'decided_on', value: '2030-01-08' },
      { name: 'answer_promised_by', value: '' },
    ],
  })
  for (const words of ['Not selected', 'No, a person decided', 'Jan 8, 2030', 'Answer promised by–'])
    expect(said).toContain(words)
  expect(said).not.toMatch(/not_selected|decided_on|answer_promised_by/)
})

test('what cannot be told now says so', async () => {
  await choose({ code: 'unexpected', http: 500, message: 'The server ran into an error' })
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
})
