import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sceneGroup } from '../testing/examples.ts'
import ReasonList from './reason-list.tsx'

const skills = {
  id: 5,
  name: '技能不足',
  told: { 'zh-CN': '部分技能不符。', 'en-US': '', 'pt-BR': '', 'zh-TW': '' },
  is_retired: false,
  version: 1,
  can: { edit: true, order: true, retire: true, restore: false },
}
const gone = {
  ...skills,
  id: 6,
  name: '不在本市',
  is_retired: true,
  version: 2,
  can: { edit: false, order: false, retire: false, restore: true },
}
const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(pipelineApi.listReasons, { list: [skills, gone] }, 2),
]
const show = () => showScreen(ReasonList, '/config/reject-reason/list', '/config/reject-reason/list')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a retired reason can be offered again, and only that', async () => {
  const server = serve(...usual, answering(pipelineApi.retireReason, { id: 6, version: 3 }))
  await show()
  const row = within((await screen.findByText('不在本市')).closest('tr') ?? document.body)
  expect(row.queryByRole('button', { name: /编\s?辑/ })).toBeNull()
  fireEvent.click(row.getByRole('button', { name: /恢\s?复/ }))
  expect(await screen.findByText('已恢复')).toBeTruthy()
  expect(server.bodiesOf(pipelineApi.retireReason)).toEqual([{ id: 6, version: 2, is_retired: false }])
})

test('a reason is worded otherwise, and the dialog says what becomes of earlier decisions', async () => {
  const server = serve(...usual, answering(pipelineApi.updateReason, { id: 5, version: 2 }))
  await show()
  const row = within((await screen.findByText('技能不足')).closest('tr') ?? document.body)
  fireEvent.click(row.getByRole('button', { name: /编\s?辑/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('已做出的决定保留当时的文字。')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('原因'), { target: { value: '缺少关键技能' } })
  fireEvent.change(dialog.getByLabelText('对候选人的说明（English）'), { target: { value: 'Some skills.' } })
  fireEvent.click(dialog.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() =>
    expect(server.bodiesOf(pipelineApi.updateReason)).toEqual([
      { id: 5, version: 1, name: '缺少关键技能', told: { ...skills.told, 'en-US': 'Some skills.' } },
    ]),
  )
})

test('says with which decisions reasons are offered', async () => {
  const groups = [sceneGroup(382, 'eliminate'), sceneGroup(381, 'pass')]
  serve(...usual, answering(pipelineApi.listAllScenes, { list: [{ id: 12, name: '面试', groups }] }))
  await show()
  const asked = await screen.findByText(/使用处/)
  expect(asked.textContent).toContain('面试 · eliminate')
  expect(asked.textContent).not.toContain('pass')
})
