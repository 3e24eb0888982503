import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { story } from '../testing/examples.ts'
import { answerCalls, open } from '../testing/show.tsx'

afterEach(() => vi.unstubAllGlobals())

const here = { name: 'I’m here' }

test('whoever has arrived says so once, and reads how to get there before', async () => {
  const meeting = { ...story.meeting, address: '8 Keyuan Road', directions: 'Exit A of Keyuan' }
  const expected = { ...story, meeting, can_sign_in: true }
  answerCalls({ application: () => ({ data: expected }) })
  // Its address is the specification's own, beside those of the career site.
  const careers = fetch
  const said: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (!address.endsWith('/handle-sign')) return careers(address, request)
    said.push(JSON.parse(String(request.body)))
    return Response.json({ status: 'success', data: { ...expected, can_sign_in: false } })
  })
  open('/application/secret')
  fireEvent.click(await screen.findByRole('button', here))
  expect(screen.getByText('8 Keyuan Road')).toBeTruthy()
  expect(screen.getByText('Getting there').nextElementSibling?.textContent).toBe('Exit A of Keyuan')
  await waitFor(() => expect(screen.queryByRole('button', here)).toBeNull())
  expect(said).toEqual([{ token: 'secret', version: story.version }])
})

test('nobody is asked to before they are near', async () => {
  answerCalls({ application: () => ({ data: story }) })
  open('/application/secret')
  await screen.findByText('Status')
  expect(screen.queryByRole('button', here)).toBeNull()
})

test('who is called in a queue reads their number and where to go', async () => {
  const queue = { state: 'called', number: 7, before: null, minutes: null, room: 'Room B' }
  answerCalls({ application: () => ({ data: { ...story, queue } }) })
  open('/application/secret')
  expect(await screen.findByText('Please go to Room B')).toBeTruthy()
  expect(screen.getByText('7')).toBeTruthy()
})
