import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

vi.hoisted(() => {
  // Half an hour from every other zone, so that no device is in it by chance.
  document.head.innerHTML = '<meta name="time-zone" content="Asia/Kathmandu" />'
})

const { story } = await import('../testing/examples.ts')
const { answerCalls, open } = await import('../testing/show.tsx')

const own = (moment: string) =>
  new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: false }).format(
    new Date(moment),
  )

test('hours are the device’s with its zone first, then the company’s, where they differ; days are the company’s', async () => {
  const meeting = { ...story.meeting, begins_at: '2030-01-09T02:00:00Z', ends_at: '2030-01-09T02:45:00Z' }
  const applied_at = '2030-01-02T18:20:00Z'
  const told = { ...story, meeting, applied_at, reply_by: '2030-01-08T18:15:00Z', entry_date: '2030-03-01' }
  answerCalls({ application: () => ({ data: told }) })
  open('/application/token')
  await waitFor(() => expect(screen.getByText('When')).toBeTruthy())
  const when = screen.getByText('When').nextElementSibling
  expect(when?.querySelector('time')?.textContent).toContain(own(meeting.begins_at))
  expect(when?.querySelector('time')?.textContent).not.toContain('GMT+5:45')
  expect(when?.querySelector('.quiet')?.textContent).toMatch(
    /^Company’s local time: Wed, Jan 9.*07:45.*08:30.*GMT\+5:45$/,
  )
  const due = screen.getByText(/^Please reply by/)
  expect(due.textContent).toMatch(/Wed, Jan 9.*00:00.*GMT\+5:45/)
  expect(due.textContent).toContain(own(told.reply_by))
  expect(screen.getByText(/First day/).textContent).toContain('Mar 1, 2030')
  expect(screen.getByText(/^Your application · /).textContent).toContain('Jan 3, 2030')
})
