import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { type OperatorReport, resumesApi } from '@bole/resumes/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import OperatorReportList from './operator-report-list.tsx'

const { listOperatorReports, handleReport } = resumesApi

const open: OperatorReport = {
  ...{
    id: 1,
    post_id: 7,
    file_id: 3,
    organization: '渡光',
    text: '学校读错了',
    document_kind: 'pdf',
    is_done: 0,
  },
  ...{ state: 'open', answer: '', create_time: '2026-11-20T02:00:00.000Z', handle_time: null },
  can: { answer: true, look: true },
}
const handled: OperatorReport = {
  ...open,
  ...{
    id: 2,
    text: '姓名读错了',
    is_done: 1,
    state: 'handled',
    answer: '已修正',
    can: { answer: false, look: true },
  },
}

test('an open report is answered in a dialog that shows what was written', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(pipelineApi.listSavedSearches, { list: [] }),
    answering(listOperatorReports, { list: [open, handled] }, 2),
    answering(handleReport, {}),
  )
  await showScreen(OperatorReportList, '/agency/report/list')
  expect(await screen.findByText('已修正')).toBeTruthy()
  expect(screen.getAllByText(/^答\s?复$/, { selector: 'button *' })).toHaveLength(1)
  fireEvent.click(screen.getByText(/^答\s?复$/, { selector: 'button *' }).closest('button') ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('学校读错了')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('处理结果'), { target: { value: '请重新识别' } })
  fireEvent.click(dialog.getByText(/^(确\s?定|保\s?存)$/).closest('button') ?? document.body)
  await waitFor(() => expect(server.bodiesOf(handleReport)).toEqual([{ id: 1, answer: '请重新识别' }]))
})
