import { accountsApi } from '@bole/accounts/contract'
import { administrator, recruiterWho } from '@bole/accounts/testing'
import { bindSlots, provide } from '@bole/platform/slots'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SelectionDialog } from '../list/selection-dialog.tsx'
import { talentPoolParts } from '../slots.ts'
import { FeedbackDialog } from './feedback-dialog.tsx'

const given = vi.fn()

beforeEach(() => {
  given.mockClear()
  bindSlots([
    provide(talentPoolParts, {
      KeepDialog: () => null,
      KeepField: ({ onChange }) => (
        <button type="button" onClick={() => onChange?.(4)}>
          后端
        </button>
      ),
      Place: () => null,
    }),
  ])
})
afterEach(() => {
  cleanup()
  bindSlots([])
  vi.unstubAllGlobals()
})

async function show(action: 'pass' | 'eliminate', user = administrator) {
  serve(answering(accountsApi.getCurrentUser, user))
  const Dialog = () => (
    <FeedbackDialog
      feedback={{ side: 'company', action }}
      title="决定"
      isSending={false}
      onGive={given}
      onClose={() => undefined}
    />
  )
  await showScreen(Dialog, '/candidate/filter/list', '/candidate/filter/list')
  await screen.findByText('决定')
}

async function decide() {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '名额已满' } })
  const [button] = screen.getAllByRole('button').filter(({ className }) => /primary/.test(className))
  if (button) fireEvent.click(button)
  await waitFor(() => expect(given).toHaveBeenCalled())
  return given.mock.calls[0]?.[0]
}

test('whoever is turned down can be kept in the pool', async () => {
  await show('eliminate')
  fireEvent.click(await screen.findByText('后端'))
  expect(await decide()).toMatchObject({ text: '名额已满', keep_in_folder_id: 4 })
})

test('nobody is kept where no folder is chosen', async () => {
  await show('eliminate')
  await screen.findByText('后端')
  expect(await decide()).not.toHaveProperty('keep_in_folder_id')
})

test('the pool is not offered with a pass, nor to whoever does not manage it', async () => {
  await show('pass')
  expect(screen.queryByText('后端')).toBeNull()
  cleanup()
  await show('eliminate', recruiterWho('pipeline.feedback', 'pool.view'))
  expect(screen.queryByText('后端')).toBeNull()
})

test('who is selected is kept over the list, and asked for nothing where no dialog is open', async () => {
  serve(answering(accountsApi.getCurrentUser, administrator))
  const kept: (readonly number[])[] = []
  bindSlots([
    provide(talentPoolParts, {
      KeepDialog: ({ applications }) => {
        kept.push(applications)
        return <p>存入 {applications.length} 人</p>
      },
      KeepField: () => null,
      Place: () => null,
    }),
  ])
  const given = { ids: [7, 8], known: [], shown: { search: {}, total: 2 } }
  const nothing = {
    origin: 2 as const,
    onKept: () => undefined,
    onSlots: () => undefined,
    onClose: () => undefined,
  }
  const at = '/candidate/filter/list'
  await showScreen(() => <SelectionDialog dialog="keep" {...given} {...nothing} />, at, at)
  expect(await screen.findByText(/存入\s*2\s*人/)).toBeTruthy()
  expect(kept.at(-1)).toEqual([7, 8])
  cleanup()
  await showScreen(() => <SelectionDialog dialog={null} {...given} {...nothing} />, at, at)
  expect(screen.queryByText(/存入/)).toBeNull()
})
