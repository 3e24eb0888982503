import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { intakeApi } from '@bole/intake/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { queryClient } from '@bole/platform/web'
import {
  answering,
  failing,
  holding,
  pickOption,
  refusing,
  serve,
  showScreen,
} from '@bole/platform/web-testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { IntakeUpload } from './intake-upload.tsx'

const { upload, listItems } = intakeApi
const library = {
  postPositionStatistic: [
    { id: 5, title: '前端工程师', project_id: 1, project_name: '春招', is_open: true, count: 12 },
    { id: 6, title: '数据分析师', project_id: 1, project_name: '春招', is_open: true, count: 3 },
    { id: 7, title: '已关闭的职位', project_id: 1, project_name: '春招', is_open: false, count: 0 },
  ],
  tagGroup: [],
  owners: [],
  cities: [],
  sources: [],
  stages: [],
  steps: [],
}

const filesOf = (body: unknown) => (body instanceof FormData ? body.getAll('files') : [])
let progress = 0
const accepting = answering(upload, ({ body }) => ({
  progress_id: ++progress,
  count: filesOf(body).length,
}))

async function open(origin = 2, user = administrator, around = library) {
  const server = serve(
    answering(accountsApi.getCurrentUser, user),
    answering(pipelineApi.getListLibrary, around),
    answering(listItems, { list: [] }, 0),
    accepting,
  )
  const shown = await showScreen(() => <IntakeUpload origin={origin} />)
  return { server, shown }
}

const openDialog = async () => {
  fireEvent.click((await screen.findByText('上传简历')).closest('button') ?? document.body)
  await screen.findByText('投递到职位')
}
const choose = async (...files: File[]) => {
  const field = document.querySelector('input[type="file"]') ?? document.body
  await act(async () => fireEvent.change(field, { target: { files } }))
  // The field takes them in one after the other.
  await waitFor(() => expect(start().textContent).toBe(`开始上传（${files.length} 个文件）`))
}
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => new File([`${at}`], `简历${at}.pdf`))
const start = () =>
  document.querySelector<HTMLButtonElement>('button[type="submit"]') ?? document.createElement('button')
const press = async (words: RegExp) =>
  fireEvent.click((await screen.findByText(words)).closest('button') ?? document.body)

describe('taking in résumés', () => {
  test('is offered to whoever may, and to nobody else', async () => {
    await open()
    expect(await screen.findByText('上传简历')).toBeTruthy()
    const reader = { ...administrator, role: { name: 'User2' as const, title: 'hiring_manager' } }
    const { server } = await open(2, reader)
    await waitFor(() => expect(server.queriesOf(accountsApi.getCurrentUser)).toHaveLength(1))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByText('上传简历')).toBeNull()
  })

  test('says that no position is open, and where one is opened', async () => {
    const [, , closed] = library.postPositionStatistic
    await open(2, administrator, { ...library, postPositionStatistic: closed ? [closed] : [] })
    await openDialog()
    fireEvent.mouseDown(screen.getByLabelText('投递到职位'))
    const link = await screen.findByText('到“职位”中开放一个')
    expect(link.closest('a')?.getAttribute('href')).toBe('/post/position/list?tab=positions')
  })

  test('asks for the positions of its kind of hiring, and for files and a position before it begins', async () => {
    const { server } = await open(1)
    expect(server.queriesOf(pipelineApi.getListLibrary)).toEqual([])
    await openDialog()
    await waitFor(() => expect(server.queriesOf(pipelineApi.getListLibrary)).toEqual([{ origin: '1' }]))
    expect(start().disabled).toBe(true)
    await choose(...files(2))
    fireEvent.click(start())
    expect(await screen.findByText('请先选择职位')).toBeTruthy()
    expect(server.bodiesOf(upload)).toEqual([])
  })

  test('sends the files to the position and shows what becomes of them', async () => {
    const { server } = await open()
    await openDialog()
    await choose(...files(3))
    await pickOption('投递到职位', '数据分析师 · 春招')
    expect(screen.queryByText('已关闭的职位 · 春招')).toBeNull()
    fireEvent.click(start())
    expect(await screen.findByText(/识别会在后台继续/)).toBeTruthy()
    const [body] = server.bodiesOf(upload)
    expect(filesOf(body)).toHaveLength(3)
    expect(body instanceof FormData && body.get('position_id')).toBe('6')
    await waitFor(() =>
      expect(server.queriesOf(listItems)[0]).toMatchObject({ progress_id: String(progress) }),
    )
    await press(/继续上传/)
    expect(await screen.findByText('投递到职位')).toBeTruthy()
    await waitFor(() => expect(start().textContent).toBe('上传简历'))
  })

  test('takes no second press while the files are on their way, and says how many have left', async () => {
    const { server } = await open()
    const late = holding(accepting)
    server.now(late)
    await openDialog()
    await choose(...files(25))
    await pickOption('投递到职位', '前端工程师 · 春招')
    fireEvent.click(start())
    expect(await screen.findByText('正在上传 0 / 25')).toBeTruthy()
    fireEvent.click(start())
    await act(async () => late.letGo())
    expect(await screen.findByText(/识别会在后台继续/)).toBeTruthy()
    expect(server.bodiesOf(upload).map((body) => filesOf(body).length)).toEqual([20, 5])
  })

  test('that breaks off keeps what has not left, says so, and sends only that again', async () => {
    const { server } = await open()
    let parts = 0
    const second = failing(upload, null)
    server.now({
      call: upload,
      respond: (sent) => (++parts === 2 ? second.respond(sent) : accepting.respond(sent)),
    })
    await openDialog()
    await choose(...files(25))
    await pickOption('投递到职位', '前端工程师 · 春招')
    fireEvent.click(start())
    const said = await screen.findByText(/有 5 个文件未能上传，请重试/)
    expect(said.closest('[role="alert"]')).toBeTruthy()
    await waitFor(() => expect(start().textContent).toBe('开始上传（5 个文件）'))
    fireEvent.click(start())
    expect(await screen.findByText(/识别会在后台继续/)).toBeTruthy()
    expect(server.bodiesOf(upload).map((body) => filesOf(body).length)).toEqual([20, 5, 5])
    const last = filesOf(server.bodiesOf(upload).at(-1))
    expect(last.map((file) => (file instanceof File ? file.name : ''))).toEqual(
      files(25)
        .slice(20)
        .map(({ name }) => name),
    )
  })

  test('that is refused says why, and nothing chosen is lost', async () => {
    const { server } = await open()
    server.now(refusing(upload, 'position_closed', { message: '该职位已关闭' }))
    await openDialog()
    await choose(...files(1))
    await pickOption('投递到职位', '前端工程师 · 春招')
    fireEvent.click(start())
    expect(await screen.findByText(/该职位已关闭/)).toBeTruthy()
    await waitFor(() => expect(start().textContent).toBe('开始上传（1 个文件）'))
    expect(screen.getAllByText('前端工程师 · 春招')).not.toEqual([])
  })

  test('begins anew when it is opened again', async () => {
    await open()
    await openDialog()
    await choose(...files(1))
    await pickOption('投递到职位', '前端工程师 · 春招')
    fireEvent.click(start())
    await screen.findByText(/识别会在后台继续/)
    await press(/^关\s?闭$/)
    await waitFor(() => expect(screen.queryByText(/识别会在后台继续/)).toBeNull())
    await openDialog()
    await waitFor(() => expect(start().textContent).toBe('上传简历'))
  })
})
