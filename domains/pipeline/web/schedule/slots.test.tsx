import { accountsApi } from '@bole/accounts/contract'
import { administrator, people } from '@bole/accounts/testing'
import { type InterviewSlot, pipelineApi } from '@bole/pipeline/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DistributeDialog } from './distribute-dialog.tsx'
import SlotList from './slot-list.tsx'

const slot: InterviewSlot = {
  id: 9,
  version: 1,
  process_step_id: 31,
  title: '复试',
  process: '标准流程',
  starts_at: '2030-03-04T02:00:00.000Z',
  ends_at: '2030-03-04T02:30:00.000Z',
  place: '会议室 3',
  capacity: 1,
  taken: 0,
  people: [],
  can: { edit: true, remove: true },
}
const held = {
  ...slot,
  id: 10,
  taken: 1,
  people: [{ post_id: 7, name: '王小明' }],
  can: { edit: true, remove: false },
}
const round = { id: 31, title: '复试', name: '标准流程', count: 2, eliminateCount: 0, to_arrange: 1 }
const asked = (post_id: number, name: string, refusal: string | null = null) => ({
  ...{ post_id, version: 3, name, process_step_id: 31, slot_id: null, refusal },
})
const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(accountsApi.listPeople, { list: people }),
  answering(pipelineApi.listQueueProcesses, { list: [round] }),
  answering(pipelineApi.listSlots, { list: [slot, held] }, 2),
  answering(pipelineApi.listForSlots, {
    list: [
      asked(1, '李雷'),
      asked(2, '韩梅梅'),
      asked(3, '陈晨', 'application_ended'),
      { ...asked(4, '林涛'), process_step_id: 32 },
    ],
  }),
]

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr') ?? document.body)

test('a slot says who holds its places, and is deleted only while nobody does', async () => {
  serve(...usual)
  await showScreen(SlotList, '/candidate/slot/list', '/candidate/slot/list')
  const row = await rowOf('王小明')
  expect(row.getByText('1 / 1')).toBeTruthy()
  expect(row.getByText('王小明').closest('a')?.getAttribute('href')).toBe('/candidate/detail/7')
  expect(row.queryByRole('button', { name: /删除/ })).toBeNull()
})

const distribute = async (onDone = vi.fn()) => {
  const Shown = () => (
    <DistributeDialog ids={[1, 2, 3]} origin={2} onDone={onDone} onClose={() => undefined} />
  )
  await showScreen(Shown, '/candidate/filter/list', '/candidate/filter/list')
  await screen.findByText('李雷')
  await waitFor(() => expect(button()).toHaveProperty('disabled', false))
  return onDone
}
const button = () => screen.getByRole('button', { name: '分 配' })
const give = () => fireEvent.click(button())

test('shows who gets which slot and who none, does it, and shows what a success says as an error', async () => {
  const outcome = { batch_id: 'b', done: 1, refused: [] }
  const server = serve(
    ...usual,
    answering(pipelineApi.distributeSlots, outcome, undefined, '以下候选人没有可用场次：韩梅梅'),
  )
  const onDone = await distribute()
  expect(await screen.findByText(/将为 1 位候选人安排面试 · 1 位没有场次/)).toBeTruthy()
  expect(screen.getByText('陈晨：流程已结束，请先恢复')).toBeTruthy()
  expect(screen.getByText('林涛：所在轮次还没有场次')).toBeTruthy()
  give()
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(outcome))
  expect(server.bodiesOf(pipelineApi.distributeSlots)).toMatchObject([
    {
      applications: [
        { post_id: 1, version: 3, slot_id: 9 },
        { post_id: 2, version: 3, slot_id: null },
      ],
    },
  ])
  const said = await screen.findByText('以下候选人没有可用场次：韩梅梅')
  expect(said.closest('[class*=error]')).toBeTruthy()
})

test('an error with detail is no answer: the dialog stays', async () => {
  const server = serve(
    ...usual,
    refusing(pipelineApi.distributeSlots, 'slots_full', {
      message: '所选场次已满',
      data: { detail: '李雷' },
    }),
  )
  const onDone = await distribute()
  give()
  await waitFor(() => expect(server.bodiesOf(pipelineApi.distributeSlots)).toHaveLength(1))
  expect(onDone).not.toHaveBeenCalled()
  expect(screen.getByText('李雷')).toBeTruthy()
})
