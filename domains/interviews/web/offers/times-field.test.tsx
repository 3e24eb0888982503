import { interviewsApi } from '@bole/interviews/contract'
import { momentAt } from '@bole/platform/moments'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Time, Times } from './times-field.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const time = (clock: string, until: string): Time => ({
  interviewTime: momentAt(`2030-03-06T${clock}:00`),
  endTime: momentAt(`2030-03-06T${until}:00`),
})
const free = [time('14:00', '15:00'), time('14:30', '15:30'), time('15:00', '16:00')]

function Held({ onHold }: { readonly onHold: (times: readonly Time[]) => void }) {
  const [times, hold] = useState<readonly Time[]>([])
  const keep = (next: readonly Time[]) => {
    hold(next)
    onHold(next)
  }
  return <Times value={times} onChange={keep} minutes={60} people={[3]} room="会议室 3" />
}

test('free times are taken over in their order, and those across them are offered no more', async () => {
  const held = vi.fn()
  const server = serve(answering(interviewsApi.freeTimes, { list: free }))
  await showScreen(() => <Held onHold={held} />, '/')
  fireEvent.click(await screen.findByRole('button', { name: '查找空闲时间' }))
  fireEvent.click(await screen.findByRole('button', { name: /15:00.*16:00/ }))
  expect(screen.queryByRole('button', { name: /14:30.*15:30/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /14:00.*15:00/ }))
  expect(held.mock.lastCall).toEqual([[free[0], free[2]]])
  expect(server.queriesOf(interviewsApi.freeTimes)[0]).toMatchObject({
    ...{ interviewer_id: '3', minutes: '60', room: '会议室 3' },
  })
  const [remove] = screen.getAllByLabelText(/^移除/)
  if (remove) fireEvent.click(remove)
  expect(held.mock.lastCall).toEqual([[free[2]]])
})
