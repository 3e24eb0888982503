import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { type ImportDetail, type ImportRow, importsApi } from '@bole/imports/contract'
import { answering, pickOption, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChoicesForm } from './choices-form.tsx'
import { ImportRows } from './import-rows.tsx'
import { UploadDialog } from './upload-dialog.tsx'

const none = { new: 0, known: 0, refused: 0, done: 0, removed: 0, in_part: 0, kept: 0 }
const one: ImportDetail = {
  ...{ id: 7, name: '旧系统.csv', kind: 'csv', state: 'read', user: { id: 1, name: '何静' }, reason: null },
  ...{ rows_read: 3, sums: none, create_time: '2026-11-20T02:00:00Z', end_time: null, version: 2 },
  can: { map: true, check: true, run: false, undo: false, remove: true },
  ...{ position_id: null, skips_known: false, progress_id: null },
  columns: [
    { title: '姓名', samples: ['王小明', '李雷'] },
    { title: '联系', samples: [] },
  ],
  mapping: ['name', null],
  positions: [{ word: '前端砖家', rows: 2, position_id: null, is_settled: false }],
  statuses: [{ word: '飞走了', rows: 1, standing: null, is_settled: false }],
  choices: [
    { id: 40, title: '前端工程师', is_open: true },
    { id: 41, title: '旧职位', is_open: false },
  ],
}

const show = async (
  given: ImportDetail = one,
  answer = answering(importsApi.checkImport, { id: 7, version: 3 }),
) => {
  const server = serve(answering(accountsApi.getCurrentUser, administrator), answer)
  await showScreen(() => <ChoicesForm one={given} />)
  return server
}
const send = async () => fireEvent.click(await screen.findByRole('button', { name: /试\s?运\s?行/ }))

test('what a column stands for is chosen beside its samples', async () => {
  const server = await show()
  expect(await screen.findByText('王小明 · 李雷')).toBeTruthy()
  await pickOption('对应内容: 联系', '手机')
  await send()
  await waitFor(() =>
    expect(server.bodiesOf(importsApi.checkImport)).toMatchObject([{ mapping: ['name', 'phone'] }]),
  )
})

test('a title and a status nobody knows are given a meaning, and whoever names no position a place', async () => {
  const server = await show()
  await screen.findByText('前端砖家')
  await pickOption('前端砖家', '前端工程师')
  await pickOption('飞走了', '筛选中')
  await pickOption('未写明职位的人员归入', '旧职位（已关闭）')
  fireEvent.click(screen.getByLabelText('跳过已有人员'))
  await send()
  await waitFor(() =>
    expect(server.bodiesOf(importsApi.checkImport)).toMatchObject([
      {
        positions: [{ word: '前端砖家', position_id: 40 }],
        statuses: [{ word: '飞走了', standing: 'screening' }],
        ...{ position_id: 41, skips_known: true },
      },
    ]),
  )
})

test('that a title is no position here is said, too, and differs from saying nothing', async () => {
  const server = await show()
  await screen.findByText('前端砖家')
  await pickOption('前端砖家', '不对应职位（记入备注）')
  await send()
  await waitFor(() =>
    expect(server.bodiesOf(importsApi.checkImport)).toMatchObject([
      { positions: [{ word: '前端砖家', position_id: null }], statuses: [] },
    ]),
  )
})

test('a dump needs no columns, and its job orders refuse nobody', async () => {
  await show({ ...one, kind: 'opencats', columns: [], mapping: [], statuses: [] })
  expect(await screen.findByText(/OpenCATS 备份的列已知/)).toBeTruthy()
  expect(screen.queryByText('文件中的状态')).toBeNull()
})

test('what is refused leaves the choices as they are', async () => {
  const server = await show(
    one,
    refusing(importsApi.checkImport, 'no_name_column', { message: '请指定姓名列' }),
  )
  await send()
  await waitFor(() => expect(server.bodiesOf(importsApi.checkImport)).toHaveLength(1))
  expect(screen.getByText('前端砖家')).toBeTruthy()
})

const row = (changed: Partial<ImportRow>): ImportRow => ({
  ...{ id: 2, name: '王小明', outcome: 'new', faults: [], post_id: null, undone: null },
  ...{ kept_because: null, reason_text: '' },
  ...changed,
})

test('rows say what became of them and why, lead to whom they made, and leave as a file', async () => {
  serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(
      importsApi.listRows,
      {
        list: [
          row({ post_id: 55 }),
          row({ id: 3, name: '', outcome: 'refused', reason_text: '手机: 手机号格式不正确' }),
          row({
            id: 4,
            name: '李雷',
            undone: 'kept',
            kept_because: 'noted',
            reason_text: '已有同事添加备注',
          }),
        ],
      },
      3,
    ),
  )
  await showScreen(() => <ImportRows id={7} />)
  const link = await screen.findByRole('link', { name: '王小明' })
  expect(link.getAttribute('href')).toContain('55')
  expect(screen.getByText('手机: 手机号格式不正确')).toBeTruthy()
  expect(screen.getByText('已有同事添加备注')).toBeTruthy()
  expect(screen.getAllByText('保留').length).toBeGreaterThan(0)
  const report = screen.getByRole('link', { name: '下载报告（Excel）' })
  expect(report.getAttribute('href')).toBe('/api/candidate/import/report?id=7&format=xlsx')
})

test('a file is chosen before it can be sent', async () => {
  const closed = vi.fn()
  serve(answering(accountsApi.getCurrentUser, administrator), answering(importsApi.uploadImport, { id: 9 }))
  await showScreen(() => <UploadDialog onClose={closed} />)
  const start = () => screen.getByRole<HTMLButtonElement>('button', { name: /上\s?传/ })
  await waitFor(() => expect(start().disabled).toBe(true))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const file = new File(['姓名\n甲'], '旧系统.csv', { type: 'text/csv' })
  fireEvent.change(input ?? document.body, { target: { files: [file] } })
  await waitFor(() => expect(start().disabled).toBe(false))
  fireEvent.click(start())
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
})
