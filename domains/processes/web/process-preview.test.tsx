import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { type Process, processesApi } from '@bole/processes/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProcessDialog } from './process-dialog.tsx'

const { previewProcess, updateProcess, viewProcess } = processesApi

const process: Process = {
  ...{ id: 3, origin: 2, name: '标准流程', stages: [1, 12], is_default: true, isDeleted: 0, version: 7 },
  steps: [
    { id: 1, stage: 1, title: '' },
    { id: 2, stage: 12, title: '' },
  ],
  ...{ position_count: 2, open_count: 1, create_time: '2026-11-01T00:00:00.000Z' },
  can: { edit: true, make_default: false, copy: true, delete: false, restore: false },
}

const reply = (stuck: number) => ({
  ...{ position_count: 2, open_count: 1, stuck },
  steps: [
    {
      ...{ id: 1, stage: 1, title: '', title_after: '', fate: 'stays' as const, under_way: 4, ended: 0 },
      next_before: { stage: 12, title: '' },
      next_after: null,
    },
    {
      ...{ id: 2, stage: 12, title: '', title_after: '', fate: 'goes' as const, under_way: stuck, ended: 0 },
      ...{ next_before: null, next_after: null },
    },
  ],
})

async function removeAndSave(stuck: number) {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(viewProcess, { process }),
    answering(previewProcess, reply(stuck)),
    answering(updateProcess, { id: 3, version: 8 }),
  )
  await showScreen(() => <ProcessDialog origin={2} process={process} onClose={() => undefined} />)
  fireEvent.click(await screen.findByLabelText('移除第 2 个阶段'))
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  const dialogs = await screen.findAllByText('修改「标准流程」会影响其中的候选人')
  const dialog = within(dialogs[0]?.closest<HTMLElement>('.ant-modal') ?? document.body)
  return { server, dialog }
}

test('what a change means for those inside is shown before it is made', async () => {
  const { server, dialog } = await removeAndSave(0)
  expect(dialog.getByText(/进行中 4 人/)).toBeTruthy()
  expect(dialog.getByText(/下一步：面试 → （无）/)).toBeTruthy()
  expect(server.bodiesOf(updateProcess)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: '按此修改' }))
  await waitFor(() => expect(server.bodiesOf(updateProcess)).toHaveLength(1))
})

test('it is not made while somebody stands in a step that goes', async () => {
  const { dialog } = await removeAndSave(3)
  expect(dialog.getByText(/还有 3 位进行中的候选人/)).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '按此修改' }).disabled).toBe(true)
})
