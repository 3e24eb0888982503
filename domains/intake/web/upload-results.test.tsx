import { type IntakeItem, intakeApi } from '@bole/intake/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { resumesApi } from '@bole/resumes/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UploadResults } from './upload-results.tsx'

const { listItems, retry, countItems } = intakeApi
const counted = { accepted: 1, duplicate: 0, failed: 0, waiting: 0, archives: 1 }

const item = (id: number, given: Partial<IntakeItem> = {}): IntakeItem => ({
  id,
  position_id: 5,
  name: `简历${id}.pdf`,
  bytes: 1000,
  state: 'accepted',
  reason: null,
  reason_text: '',
  post_id: id * 10,
  candidate: { id, name: `候选人${id}` },
  can_retry: false,
  has_file: true,
  ...given,
})
const broken = item(2, {
  state: 'failed',
  reason: 'damaged_file',
  reason_text: '文件已损坏',
  post_id: null,
  candidate: null,
  can_retry: true,
})

const known = {
  candidate_id: 1,
  name: '王小明',
  post_id: 7,
  position: '前端工程师',
  is_same_position: false,
  is_live: true,
  is_repeat: true,
  applied_at: '2026-11-01T08:00:00Z',
}

const show = async (...items: IntakeItem[]) => {
  const server = serve(
    answering(
      listItems,
      ({ query }) => ({ list: query.progress_id === '1' ? items : [item(9)] }),
      items.length,
    ),
    answering(retry, {}),
    answering(countItems, ({ query }) =>
      query.progress_id === '1' ? { ...counted, accepted: 2, duplicate: 1, waiting: 3 } : counted,
    ),
    answering(resumesApi.checkRepeat, { list: [known] }),
  )
  const more = vi.fn()
  const close = vi.fn()
  const results = () => <UploadResults progressIds={[1, 2]} onMore={more} onClose={close} />
  const shown = await showScreen(results, '/candidate/filter/list?keyword=a')
  // Each part is asked for by itself.
  for (const { name } of [...items, item(9)]) await screen.findByText(name)
  return { ...shown, server, more, close }
}
const rowOf = (name: string) => screen.getByText(name).closest('tr')?.textContent

test('each file of each part says what became of it', async () => {
  await show(
    item(1),
    broken,
    item(3, { state: 'duplicate', reason_text: '已投递该职位' }),
    item(4, { state: 'waiting' }),
  )
  expect(rowOf('简历1.pdf')).toContain('已入库')
  expect(rowOf('简历2.pdf')).toMatch(/未入库.*文件已损坏/)
  expect(rowOf('简历3.pdf')).toMatch(/已有投递.*已投递该职位/)
  expect(rowOf('简历4.pdf')).toContain('识别中')
})

test('a person who was taken in is opened in the list behind, and the dialog goes', async () => {
  const { query, close } = await show(item(1), broken)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toContain('候选人1')
  fireEvent.click(screen.getByRole('link', { name: '候选人1' }))
  await waitFor(() => expect(query()).toMatchObject({ open: '10' }))
  expect(close).toHaveBeenCalledOnce()
})

test('only what may be read once more offers it, and is then asked anew', async () => {
  const { server } = await show(item(1), broken)
  const buttons = screen.getAllByRole('button', { name: /重\s?试/ })
  expect(buttons).toHaveLength(1)
  const before = server.queriesOf(listItems).length
  fireEvent.click(buttons[0] ?? document.body)
  await waitFor(() => expect(server.bodiesOf(retry)).toEqual([{ item_id: 2 }]))
  await waitFor(() => expect(server.queriesOf(listItems).length).toBeGreaterThan(before))
})

test('one goes on with more files, or closes: the reading continues', async () => {
  const { more, close } = await show(item(1))
  expect(screen.getByText(/识别会在后台继续/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '继续上传' }))
  fireEvent.click(screen.getByRole('button', { name: /关\s?闭/ }))
  expect([more.mock.calls.length, close.mock.calls.length]).toEqual([1, 1])
})

test('one line says what became of all files of all parts', async () => {
  await show(item(1))
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('共 7 个文件：3 个已入库、1 个已有投递、3 个识别中'),
  )
})

test('a file that cannot be read is made a candidate by hand, and who is known already is told before', async () => {
  const { server } = await show(broken)
  fireEvent.click(screen.getByRole('button', { name: '手动填写' }))
  const write = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  await write('姓名', '王小明')
  await write('手机', '138000')
  await write('邮箱', '')
  expect(server.queriesOf(resumesApi.checkRepeat)).toEqual([])
  await write('手机', '138 0000 0001')
  expect(await screen.findByText(/王小明.*前端工程师/)).toBeTruthy()
  expect(server.queriesOf(resumesApi.checkRepeat).at(-1)).toMatchObject({
    position_id: '5',
    phone: '138 0000 0001',
  })
  fireEvent.click(screen.getByRole('button', { name: '保存为候选人' }))
  await waitFor(() =>
    expect(server.bodiesOf(retry)).toEqual([
      { item_id: 2, by_hand: { name: '王小明', phone: '138 0000 0001', email: '' } },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
