import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { talentPoolApi } from '@bole/talent-pool/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleTalent } from '../testing/example-talent.ts'
import { AskDialog } from './ask-dialog.tsx'

const { askConsent, previewConsent } = talentPoolApi
const at = '/candidate/pool/list'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('nobody is asked before it was shown what they read, and without a mail server it is said to wait', async () => {
  const reply = { batch_id: '5f0f3a1e-0000-4000-8000-000000000001', done: 1, refused: [] }
  const first = { name: '林', recipient: 'lin@example.com', subject: '征求您的同意', text: '林，您好' }
  const refused = [{ id: 8, title: '吴', message: '没有邮箱' }]
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(previewConsent, { goes: 1, refused, first, has_mail_server: false }),
    answering(askConsent, reply),
  )
  const onClose = vi.fn()
  await showScreen(
    () => <AskDialog talents={[exampleTalent]} done={() => undefined} onClose={onClose} />,
    at,
    at,
  )
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('林，您好')).toBeTruthy()
  expect(dialog.getByText('吴: 没有邮箱')).toBeTruthy()
  expect(dialog.getByText('还没有设置邮件服务器：邮件会等到设置后再发送')).toBeTruthy()
  expect(server.bodiesOf(askConsent)).toEqual([])
  fireEvent.click(dialog.getByText('征求同意').closest('button') ?? document.body)
  await waitFor(() => expect(server.bodiesOf(askConsent)).toEqual([{ ids: [exampleTalent.id] }]))
  expect(await screen.findByText('1 封征求同意的邮件等待发送：还没有邮件服务器')).toBeTruthy()
  expect(onClose).toHaveBeenCalled()
})
