import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { story } from '../testing/examples.ts'
import { type Answer, answerCalls, open } from '../testing/show.tsx'

const correction = {
  kind: 'correction',
  asked_at: '2030-01-08T00:00:00.000Z',
  settled_at: '2030-01-09T00:00:00.000Z',
  answer: 'Done.',
}
const receipt = {
  decision: 'not_selected',
  stage: 'interview',
  reason: '',
  machine: 'none',
  decided_at: '2030-01-08T00:00:00.000Z',
  promised_on: '2030-01-15',
  document: 'bole-receipt-1\n',
  requests: [correction],
}
const closed = { ...story, stage: 'closed', next_step: 'not_this_time', answers: [], can_withdraw: false }

/** The page of an application about which this was decided. */
async function show(more: object = {}, answers: Record<string, () => Answer> = {}) {
  const made = answerCalls({
    application: () => ({ data: { ...closed, receipt: { ...receipt, ...more } } }),
    'application/ask': () => ({ data: {} }),
    ...answers,
  })
  open('/application/secret')
  await screen.findByText('Decision receipt')
  return made
}
const send = (at: number) =>
  fireEvent.click(screen.getAllByRole('button', { name: 'Send', hidden: true })[at] ?? document.body)

describe('a decision', () => {
  test('is told with its reason, its machine and its promise', async () => {
    await show()
    expect(screen.getByText('Not selected')).toBeTruthy()
    expect(screen.getByText('No, a person decided')).toBeTruthy()
    expect(screen.getByText('None was given. You can ask for a human review below.')).toBeTruthy()
    expect(screen.getByText(/Done\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Check a receipt' })).toBeTruthy()
  })

  test.each([
    [{ decision: 'hired', stage: 'joining' }, 'Hired and joined'],
    [{ decision: 'withdrawn', stage: 'offer' }, 'You withdrew'],
    [{ decision: 'declined' }, 'Recorded as declined by you'],
    [{ machine: 'decided' }, 'Yes, it was decided automatically'],
    [{ machine: 'on_the_way' }, 'Some steps were automated; a person decided'],
    [{ reason: 'We look for more years.' }, 'We look for more years.'],
    [{ stage: 'of another day' }, 'Not selected'],
  ])('%j says: %s', async (more, words) => {
    await show(more)
    expect(screen.getByText(words)).toBeTruthy()
  })

  test('that was promised by no day names none', async () => {
    await show({ promised_on: null })
    expect(screen.queryByText('Answer promised by')).toBeNull()
  })
})

describe('what can be asked about it', () => {
  test('is sent with what was said', async () => {
    const made = await show()
    const field = screen.getByLabelText(/What should we look at again/)
    fireEvent.change(field, { target: { value: 'My project' } })
    send(1)
    const body = { token: 'secret', kind: 'review', text: 'My project' }
    await waitFor(() => expect(made.map((call) => call.body)).toContainEqual(body))
  })

  test('is not asked twice while it waits', async () => {
    await show({ requests: [{ ...correction, kind: 'erasure', settled_at: null, answer: '' }] })
    expect(screen.getByText(/We’ll answer here/)).toBeTruthy()
    expect(screen.queryByLabelText(/Anything to add/)).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Send', hidden: true })).toHaveLength(2)
  })

  test('says why it could not be sent', async () => {
    const message = 'You have asked for this already, and we are working on it.'
    await show({}, { 'application/ask': () => ({ code: 'asked_already', message }) })
    send(0)
    expect(await screen.findByText(message)).toBeTruthy()
  })
})
