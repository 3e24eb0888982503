import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { type InterviewSlot, pipelineApi } from '@bole/pipeline/contract'
import { answering, pickOption, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SetSlotsDialog } from './set-slots-dialog.tsx'
import { SlotDialog } from './slot-dialog.tsx'

const rounds = [
  { value: 31, label: '标准流程 · 初试' },
  { value: 32, label: '标准流程 · 复试' },
]
const slot: InterviewSlot = {
  id: 9,
  version: 4,
  process_step_id: 31,
  title: '复试',
  process: '标准流程',
  starts_at: '2030-03-04T02:00:00.000Z',
  ends_at: '2030-03-04T02:30:00.000Z',
  place: '会议室 3',
  capacity: 1,
  taken: 1,
  people: [],
  can: { edit: true, remove: false },
}
const close = vi.fn()
const at = '/candidate/slot/list'
const user = answering(accountsApi.getCurrentUser, administrator)

afterEach(() => {
  close.mockClear()
  cleanup()
  vi.unstubAllGlobals()
})

const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const typeDay = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label)
  fireEvent.mouseDown(field)
  fireEvent.change(field, { target: { value } })
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' })
}
const save = () => fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))

test('slots are set for a round, days and hours, after it is said how many that makes', async () => {
  const server = serve(user, answering(pipelineApi.setSlots, { made: 4 }))
  await showScreen(() => <SetSlotsDialog rounds={rounds} onClose={close} />, at, at)
  await pickOption('轮次', '标准流程 · 复试')
  await typeDay('首日', '2030-03-08')
  await typeDay('末日', '2030-03-11')
  await fill('结束', '10:00')
  await fill('地点', '报告厅')
  expect(await screen.findByText('将设置 4 个场次')).toBeTruthy()
  save()
  await waitFor(() => expect(close).toHaveBeenCalled())
  const days = { first_day: '2030-03-08', last_day: '2030-03-11', has_weekends: false }
  const hours = { from: '09:00', until: '10:00', minutes: 30, capacity: 1 }
  expect(server.bodiesOf(pipelineApi.setSlots)).toEqual([
    { process_step_id: 32, ...days, ...hours, place: '报告厅' },
  ])
  expect(await screen.findByText('已设置 4 个场次')).toBeTruthy()
})

test('a time that has passed is said at the day; slots that were there already are no news', async () => {
  const server = serve(
    user,
    refusing(pipelineApi.setSlots, 'meeting_passed', { message: '时间不能早于现在' }),
  )
  await showScreen(() => <SetSlotsDialog rounds={rounds.slice(0, 1)} onClose={close} />, at, at)
  await typeDay('首日', '2020-03-09')
  save()
  expect(await screen.findByText('时间不能早于现在')).toBeTruthy()
  expect(close).not.toHaveBeenCalled()
  server.now(answering(pipelineApi.setSlots, { made: 0 }))
  await typeDay('首日', '2030-03-08')
  save()
  expect(await screen.findByText('这些场次已存在，没有新增')).toBeTruthy()
})

test('a slot that is held says so, and takes more people', async () => {
  const server = serve(user, answering(pipelineApi.updateSlot, { id: 9, version: 5 }))
  await showScreen(() => <SlotDialog slot={slot} onClose={close} />, at, at)
  expect(await screen.findByText('已有候选人的场次只能增加名额')).toBeTruthy()
  await fill('每场名额', '3')
  save()
  await waitFor(() => expect(close).toHaveBeenCalled())
  const { id, version, starts_at, ends_at, place } = slot
  expect(server.bodiesOf(pipelineApi.updateSlot)).toEqual([
    { id, version, starts_at, ends_at, place, capacity: 3 },
  ])
})
