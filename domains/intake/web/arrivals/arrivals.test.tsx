import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { type Arrival, intakeApi } from '@bole/intake/contract'
import { pipelineEntryApi } from '@bole/pipeline/contract'
import { answering, pickOption, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import ArrivalList from './arrival-list.tsx'

const failed: Arrival = {
  ...{ id: 7, door: 'mailbox', name: '简历.pdf', sender: 'li@example.com', state: 'failed' },
  ...{
    reason: 'no_name',
    reason_text: '未能识别姓名',
    position: { id: 3, title: '工程师' },
    post_id: null,
    folder: null,
  },
  ...{ candidate: null, created_at: '2026-11-02T08:00:00.000Z', settled_at: null },
  can: { assign: false, retry: true, by_hand: true, save_file: true },
}
const sum = { waiting: 0, accepted: 2, duplicate: 0, failed: 1, total: 3 }

test('each number of the sums leads to its rows, and what failed is read again', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(intakeApi.listArrivals, { list: [failed], statistic: {} }, 1),
    answering(intakeApi.sumArrivals, {
      by_door: [{ door: 'mailbox', ...sum }],
      by_day: [{ day: '2026-11-02', ...sum }],
      all: sum,
    }),
    answering(intakeApi.listFolders, { list: [] }, 0),
    answering(intakeApi.retry, { id: 7 }),
  )
  await showScreen(ArrivalList, '/post/intake/list')
  expect(await screen.findByText('未能识别姓名')).toBeTruthy()
  const [row] = (await screen.findAllByRole('row')).filter((one) => within(one).queryByText('简历邮箱'))
  const link = within(row ?? document.body).getByRole('link', { name: '1' })
  expect(link.getAttribute('href')).toContain('/post/intake/list?door=mailbox&state=failed')
  fireEvent.click(screen.getByRole('button', { name: /重\s?试|重新/ }))
  await waitFor(() => expect(server.bodiesOf(intakeApi.retry)).toEqual([{ item_id: 7 }]))
})

test('what named no position is given one, and read for it', async () => {
  const unassigned: Arrival = {
    ...{ ...failed, id: 9, reason: 'no_position', reason_text: '未写明职位', position: null },
    can: { assign: true, retry: false, by_hand: true, save_file: true },
  }
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(intakeApi.listArrivals, { list: [unassigned], statistic: {} }, 1),
    answering(intakeApi.sumArrivals, { by_door: [], by_day: [], all: sum }),
    answering(pipelineEntryApi.getListLibrary, {
      postPositionStatistic: [
        { id: 3, title: '工程师', project_id: 1, project_name: '社招', is_open: true, count: 2 },
      ],
      ...{ tagGroup: [], owners: [], cities: [], sources: [], stages: [], steps: [] },
    }),
    answering(intakeApi.retry, { id: 9 }),
  )
  await showScreen(ArrivalList, '/post/intake/list')
  expect(await screen.findByText('未写明职位')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /重\s?试/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '选择职位' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('为「简历.pdf」选择职位')).toBeTruthy()
  // Nothing is sent before somebody has chosen.
  fireEvent.click(dialog.getByRole('button', { name: /确\s?定/ }))
  await pickOption('投递到职位', '工程师 · 社招')
  fireEvent.click(dialog.getByRole('button', { name: /确\s?定/ }))
  await waitFor(() => expect(server.bodiesOf(intakeApi.retry)).toEqual([{ item_id: 9, position_id: 3 }]))
})
