import { accountsApi } from '@bole/accounts/contract'
import { administrator, people, recruiterWho } from '@bole/accounts/testing'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, pickOption, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sceneGroup } from '../testing/examples.ts'
import { FeedbackDialog } from './feedback-dialog.tsx'

const give = vi.fn()

afterEach(() => {
  cleanup()
  give.mockClear()
  vi.unstubAllGlobals()
})

async function show(action: 'eliminate' | 'pass', user = administrator) {
  const libs = [
    { id: 1, name: '职位已满', color: 'red', told: '该职位已招满。' },
    { id: 2, name: '内部原因', color: 'red', told: '' },
  ]
  serve(
    answering(accountsApi.getCurrentUser, user),
    answering(accountsApi.listPeople, { list: people }),
    answering(pipelineApi.listScenes, { list: [{ ...sceneGroup(382, 'eliminate'), libs }] }),
  )
  const Dialog = () => (
    <FeedbackDialog
      title="决定"
      feedback={{ side: 'company', action }}
      applications={[7]}
      isSending={false}
      onGive={give}
      onClose={() => undefined}
    />
  )
  await showScreen(Dialog, '/candidate/filter/list', '/candidate/filter/list')
  fireEvent.change(await screen.findByLabelText('说明'), { target: { value: '名额已满' } })
}

async function decide() {
  fireEvent.click(document.querySelector('.ant-modal-footer .ant-btn-primary') ?? document.body)
  await waitFor(() => expect(give).toHaveBeenCalled(), { timeout: 8_000 })
  return give.mock.calls[0]?.[0]
}

test('the candidate reads what a reason says to them, which is shown before', async () => {
  await show('eliminate')
  await pickOption('候选人看到的原因', '职位已满')
  expect(await screen.findByText('该职位已招满。')).toBeTruthy()
  expect(await decide()).toMatchObject({ text: '名额已满', told_reason_id: 1 })
})

test('or words of one’s own; a reason that says nothing is not offered', async () => {
  await show('eliminate')
  fireEvent.mouseDown(await screen.findByLabelText('候选人看到的原因'))
  await screen.findByText('职位已满')
  expect(screen.queryByText('内部原因')).toBeNull()
  await pickOption('候选人看到的原因', '其他说明')
  fireEvent.change(await screen.findByRole('textbox', { name: '其他说明' }), { target: { value: '谢谢' } })
  expect(await decide()).toMatchObject({ told_reason: '谢谢' })
})

test('nothing is said unless it is chosen', async () => {
  await show('eliminate')
  expect(await decide()).toEqual({ tags: [], text: '名额已满' })
})

test('nothing is asked of whoever passes somebody, or may not move candidates', async () => {
  await show('pass')
  expect(screen.queryByLabelText('候选人看到的原因')).toBeNull()
  cleanup()
  await show('eliminate', recruiterWho('pipeline.feedback'))
  expect(screen.queryByLabelText('候选人看到的原因')).toBeNull()
})
