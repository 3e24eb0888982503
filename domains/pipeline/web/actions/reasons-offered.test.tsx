import { accountsApi } from '@bole/accounts/contract'
import { people } from '@bole/accounts/testing'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, failing, pickOption, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sceneGroup } from '../testing/examples.ts'
import { FeedbackDialog } from './feedback-dialog.tsx'

const give = vi.fn()
const around = answering(accountsApi.listPeople, { list: people })

const show = (action: 'eliminate' | 'pass') =>
  showScreen(
    () => (
      <FeedbackDialog
        title="决定"
        feedback={{ side: 'company', action }}
        isSending={false}
        onGive={give}
        onClose={vi.fn()}
      />
    ),
    '/candidate/filter/list',
    '/candidate/filter/list',
  )
const confirm = () =>
  fireEvent.click(document.querySelector('.ant-modal-footer .ant-btn-dangerous') ?? document.body)

afterEach(() => {
  give.mockClear()
  vi.unstubAllGlobals()
})

test('the company’s own reasons are offered in their order', async () => {
  const libs = ['不在本市', '技能不足'].map((name, index) => ({ id: index + 1, name, color: 'red' }))
  const list = [{ ...sceneGroup(382, 'eliminate'), libs }]
  serve(around, answering(pipelineApi.listScenes, { list }))
  await show('eliminate')
  fireEvent.mouseDown(await screen.findByLabelText('原因'))
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent),
    ).toEqual(['不在本市', '技能不足']),
  )
  await pickOption('原因', '不在本市')
  confirm()
  await waitFor(() => expect(give.mock.lastCall?.[0]).toMatchObject({ tags: ['不在本市'] }))
})

test('somebody can be turned down in words of one’s own while the reasons cannot be had', async () => {
  serve(around, failing(pipelineApi.listScenes, 503))
  await show('eliminate')
  fireEvent.change(await screen.findByLabelText('说明'), { target: { value: '临时取消招聘' } })
  confirm()
  await waitFor(() => expect(give.mock.lastCall?.[0]).toMatchObject({ tags: [], text: '临时取消招聘' }))
})

test('who is not turned down is asked for no reason', async () => {
  const server = serve(around, answering(pipelineApi.listScenes, { list: [] }))
  await show('pass')
  await screen.findByLabelText('说明')
  expect(server.sent.some(({ call }) => call.name === 'pipeline.listScenes')).toBe(false)
})
