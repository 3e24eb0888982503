import { accountsEntryApi } from '@bole/accounts/contract'
import { approvalsApi } from '@bole/approvals/contract'
import { answering, pickOption, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AskForMany } from './ask-for-many.tsx'

test('several are approved by whoever is named, by the rule chosen; what came of it is told to the list', async () => {
  const somebody = { id: 5, name: '周敏', job_title: null, role: 'User2' as const }
  const outcome = { batch_id: '5e0e4c5c-7d0b-4ab2-9a33-6a3a3f1f5f01', done: 2, refused: [] }
  const server = serve(
    answering(accountsEntryApi.listPeople, { list: [somebody] }),
    answering(approvalsApi.batchAddCheck, outcome),
  )
  const onAsked = vi.fn()
  const applications = [
    { post_id: 7, version: 3 },
    { post_id: 8, version: 1 },
  ]
  const dialog = { applications, note: <p>一位已结束</p>, onAsked, onClose: vi.fn() }
  await showScreen(() => <AskForMany {...dialog} />)
  expect(await screen.findByText('为 2 位候选人请求审批')).toBeTruthy()
  expect(screen.getByText('一位已结束')).toBeTruthy()
  await pickOption('审批人', '周敏')
  await pickOption('审批方式', '依次通过')
  expect(await screen.findByLabelText('审批人（按顺序）')).toBeTruthy()
  await pickOption('审批方式', '全部通过')
  expect(await screen.findByLabelText('审批人')).toBeTruthy()
  expect(screen.queryByLabelText('审批人（按顺序）')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '请求审批' }))
  await waitFor(() => expect(onAsked).toHaveBeenCalledWith(outcome))
  expect(server.bodiesOf(approvalsApi.batchAddCheck)).toEqual([
    { applications, check_by_user_ids: [5], rule: 'all', text: '' },
  ])
})
