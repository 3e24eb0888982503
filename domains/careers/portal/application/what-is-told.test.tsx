import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { story } from '../testing/examples.ts'
import { type Answer, answerCalls, open } from '../testing/show.tsx'

const show = async (
  given: object = {},
  answers: Record<string, () => Answer> = {},
  at = '/application/secret',
) => {
  const calls = answerCalls({ application: () => ({ data: { ...story, ...given } }), ...answers })
  open(at)
  await screen.findByText('Status')
  return calls
}
const textOf = (word: RegExp) => screen.getByText(word).textContent

describe('what the page tells', () => {
  test.each([
    ['offer', 'offer_waits', /You have an offer/],
    ['closed', 'not_this_time', /didn’t work out this time/],
    ['joining', 'first_day', /look forward to your first day/],
    ['assessment', 'under_way', /In progress/],
  ])('at %s, next %s: %s', async (stage, next_step, words) => {
    await show({ stage, next_step, answers: [] })
    expect(screen.getByText(words)).toBeTruthy()
  })

  test('of what the candidate withdrew is that, and not that it was sent a moment ago', async () => {
    const steps = [
      { stage: 'received', reached_at: story.applied_at, is_current: false },
      { stage: 'closed', reached_at: story.applied_at, is_current: true },
    ]
    const withdrawn = { stage: 'closed', next_step: 'you_withdrew', answers: [], can_withdraw: false, steps }
    await show(withdrawn, {}, '/application/secret?sent=1')
    expect(screen.getByText(/You withdrew this application/)).toBeTruthy()
    expect(screen.getAllByText('Withdrawn by you').length).toBeGreaterThan(0)
    expect(screen.queryByText('Application sent')).toBeNull()
    expect(screen.queryByText(/updates automatically/)).toBeNull()
    await show({ ...withdrawn, next_step: 'you_declined' })
    expect(screen.getByText(/because you decided not to continue/)).toBeTruthy()
    expect(screen.queryByText('Withdrawn by you')).toBeNull()
  })

  test('has each date that matters, and none that does not', async () => {
    await show({
      meeting: null,
      offer_valid_until: '2030-02-01',
      entry_date: '2030-03-01',
      answer_by: '2030-01-20',
      // Noon of whatever zone the test runs in: this day everywhere.
      reply_by: new Date(2030, 0, 8, 12).toISOString(),
    })
    expect(textOf(/reply to the offer by/)).toContain('Feb 1, 2030')
    expect(textOf(/First day/)).toContain('Mar 1, 2030')
    expect(textOf(/We’ll get back to you by/)).toContain('Jan 20, 2030')
    expect(textOf(/^Please reply by/)).toMatch(/Jan 8/)
    expect(screen.queryByText('When')).toBeNull()
    await show({ meeting: null })
    expect(document.querySelectorAll('.due')).toHaveLength(0)
  })

  test.each([
    [{ place: 'Room 3', is_online: false }, 'Room 3'],
    [{ place: '', is_online: true }, 'Online'],
    [{ place: 'meet.example/x', is_online: true }, 'meet.example/x'],
  ])('says where one meets: %j', async (where, words) => {
    await show({ meeting: { ...story.meeting, ...where } })
    expect(screen.getByText('Where').nextElementSibling?.textContent).toBe(words)
  })

  test('repeats what was sent, word for word, and leaves out what was not', async () => {
    await show({
      sent: { ...story.sent, degree: 'master', gender: 'female', expected_places: ['Rio', 'Recife'] },
    })
    const facts = document.querySelector('details dl')
    expect(facts?.textContent).toContain('Ana')
    expect(facts?.textContent).toContain('Master’s degree')
    expect(facts?.textContent).toContain('Rio · Recife')
    expect(facts?.textContent).not.toContain('School')
    await show({ sent: null })
    expect(screen.queryByText(/What you sent/)).toBeNull()
  })

  test('repeats the answers to own questions under their text', async () => {
    const answers = [{ key: 'own_1', name: 'Why us?', answer: 'Light' }]
    await show({ sent: { ...story.sent, birth_date: '2001-06', self_description: 'Curious', answers } })
    const facts = document.querySelector('details dl')?.textContent
    for (const words of ['Why us?Light', '2001-06', 'Curious']) expect(facts).toContain(words)
  })

  test('gives the link back to it, to be copied and mailed to oneself', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await show()
    const receipt = document.querySelector('.receipt') ?? document.body
    expect(receipt.textContent).toContain('/application/secret')
    const mail = receipt.querySelector('a')?.getAttribute('href') ?? ''
    expect(mail).toMatch(/^mailto:ana%40example\.com\?subject=.*Rust%20engineer.*&body=http.*secret$/)
    await act(async () => fireEvent.click(screen.getByText('Copy link')))
    expect(await screen.findByText('Link copied')).toBeTruthy()
    expect(written).toHaveBeenCalledWith(expect.stringMatching(/\/application\/secret$/))
  })

  test('thanks whoever has just sent it, first of all', async () => {
    await show({}, {}, '/application/secret?sent')
    const main = document.getElementById('main')
    expect(main?.querySelector('section')?.textContent).toContain('Application sent')
    expect(screen.queryByText('Your private link')).toBeNull()
  })
})

describe('answering', () => {
  test.each([
    ['offer', 'accept', 'Accept'],
    ['interview', 'accept', 'I’ll be there'],
    ['offer', 'consider', 'I need time to think'],
    ['offer', 'refuse', 'Decline'],
  ])('at %s %s is called %s', async (stage, answer, label) => {
    const calls = await show({ stage, answers: [answer] }, { 'application/answer': () => ({ data: story }) })
    fireEvent.click(screen.getByText(label))
    await waitFor(() =>
      expect(calls.at(-1)?.body).toEqual({ token: 'secret', version: 4, action: answer, text: '' }),
    )
  })

  test('too late says so, beside what stands there now', async () => {
    let isLater = false
    const later = { ...story, version: 6, stage: 'offer', next_step: 'offer_waits', answers: ['accept'] }
    answerCalls({
      application: () => ({ data: isLater ? later : story }),
      'application/answer': () => {
        isLater = true
        return { code: 'stale', message: 'It has just moved on.' }
      },
    })
    open('/application/secret')
    fireEvent.click(await screen.findByText('I’ll be there'))
    expect(await screen.findByText('You have an offer to answer.')).toBeTruthy()
    expect(await screen.findByText('It has just moved on.')).toBeTruthy()
    expect(screen.getByText('Accept')).toBeTruthy()
  })

  test('without a connection keeps what was written, to be sent again', async () => {
    let isGone = true
    const calls = await show(
      {},
      {
        'application/answer': () => {
          if (isGone) throw new TypeError('network')
          return { data: { ...story, version: 5, next_step: 'we_seek_time', answers: [] } }
        },
      },
    )
    fireEvent.click(screen.getByText('Ask for another time'))
    const field = screen.getByLabelText<HTMLTextAreaElement>('Times that suit you')
    fireEvent.change(field, { target: { value: 'Friday' } })
    fireEvent.submit(field)
    expect(await screen.findByText(/No connection/)).toBeTruthy()
    expect(field.value).toBe('Friday')
    isGone = false
    fireEvent.submit(field)
    expect(await screen.findByText(/looking for another time/)).toBeTruthy()
    expect(calls.filter(({ path }) => path === 'application/answer')).toHaveLength(2)
    expect(screen.queryByText('Your answer')).toBeNull()
  })

  test('is not offered where nothing is to be answered', async () => {
    await show({ answers: [] })
    expect(screen.queryByText('Your answer')).toBeNull()
  })
})

describe('withdrawing', () => {
  test('takes a word along and ends the way', async () => {
    const ended = {
      ...story,
      version: 5,
      stage: 'closed',
      next_step: 'you_withdrew',
      answers: [],
      can_withdraw: false,
    }
    const calls = await show({}, { 'application/withdraw': () => ({ data: ended }) })
    fireEvent.change(screen.getByLabelText(/^Message/), { target: { value: 'Found another' } })
    fireEvent.click(screen.getByText('Yes, withdraw'))
    expect(await screen.findByText(/You withdrew this application/)).toBeTruthy()
    expect(calls.at(-1)?.body).toEqual({ token: 'secret', version: 4, text: 'Found another' })
    expect(screen.queryByText('Withdraw application')).toBeNull()
  })

  test('is not offered once it is over', async () => {
    await show({ can_withdraw: false })
    expect(screen.queryByText('Withdraw application')).toBeNull()
  })
})

test('an application that does not come can be asked for again', async () => {
  let isBack = false
  answerCalls({
    application: () => (isBack ? { data: story } : { code: 'unexpected', http: 500, message: 'It broke.' }),
  })
  open('/application/secret')
  expect(await screen.findByText('It broke.')).toBeTruthy()
  isBack = true
  fireEvent.click(screen.getByText('Try again'))
  expect(await screen.findByText('Status')).toBeTruthy()
})
