import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { talentPoolApi } from '@bole/talent-pool/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleTalent } from '../testing/example-talent.ts'
import { ConsentDialog } from './consent-dialog.tsx'

const { recordConsent } = talentPoolApi

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what somebody said on the phone is written down for that day', async () => {
  const reply = { batch_id: '5f0f3a1e-0000-4000-8000-000000000001', done: 1, refused: [] }
  const server = serve(answering(accountsApi.getCurrentUser, administrator), answering(recordConsent, reply))
  const onClose = vi.fn()
  const Shown = () => <ConsentDialog talents={[exampleTalent]} done={() => undefined} onClose={onClose} />
  await showScreen(Shown, '/candidate/pool/list', '/candidate/pool/list')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.mouseDown(dialog.getByLabelText('以何种方式'))
  fireEvent.click(await screen.findByTitle('电话'))
  fireEvent.click(dialog.getByText(/^(确\s?定|保\s?存)$/).closest('button') ?? document.body)
  await waitFor(() => expect(server.bodiesOf(recordConsent)).toHaveLength(1), { timeout: 8_000 })
  expect(server.bodiesOf(recordConsent)[0]).toMatchObject({
    ids: [exampleTalent.id],
    action: 'agreed',
    how: 'phone',
    said_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect(await screen.findByText('已登记 1 人')).toBeTruthy()
  expect(onClose).toHaveBeenCalled()
})
