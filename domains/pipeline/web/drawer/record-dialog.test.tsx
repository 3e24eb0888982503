import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { application, around, record, statusOf } from '../testing/examples.ts'
import { RecordDialog } from './record-dialog.tsx'

const { move } = pipelineApi
const page_path = '/careers/application/abc'
const press = () =>
  fireEvent.click(document.querySelector('.ant-modal-footer .ant-btn-primary') ?? document.body)

test('moving makes the candidate’s page by one tick, and shows its link until it is closed', async () => {
  const moved = { post_id: 1, version: 6, status: statusOf(12, 60), batch_id: 'b', page_path }
  const server = serve(...around, answering(move, moved))
  const onClose = vi.fn()
  const answer = { ...record(application(1, { version: 5 }), { stages: [12] }), has_page: false }
  await showScreen(() => <RecordDialog answer={answer} open={{ kind: 'move' }} onClose={onClose} />)
  fireEvent.click(await screen.findByLabelText('创建候选人的专属页面并在其中邀请'))
  press()
  expect(await screen.findByText(`${location.origin}${page_path}`)).toBeTruthy()
  expect(server.bodiesOf(move)).toMatchObject([{ makes_page: true }])
  expect(onClose).not.toHaveBeenCalled()
  press()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
