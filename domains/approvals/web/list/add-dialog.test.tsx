import { accountsEntryApi } from '@bole/accounts/contract'
import { approvalsApi } from '@bole/approvals/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AddDialog } from './add-dialog.tsx'

const somebody = { id: 5, name: '周敏', job_title: '研发总监', role: 'User2' as const }

test('asks nobody where nobody is chosen', async () => {
  const server = serve(answering(accountsEntryApi.listPeople, { list: [somebody] }))
  const approval = { post_id: 7, version: 3, name: '林岚', rule: 'any' } as const
  await showScreen(() => <AddDialog approval={approval} onClose={() => undefined} />)
  fireEvent.click(await screen.findByRole('button', { name: '请求审批' }))
  await waitFor(() => expect(document.querySelector('.ant-form-item-explain-error')).toBeTruthy())
  expect(server.bodiesOf(approvalsApi.addCheck)).toEqual([])
})
