import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { resumesApi } from '@bole/resumes/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ResumeFiles } from './resume-files.tsx'
import { ResumeOriginal } from './resume-original.tsx'
import { detail } from './testing/examples.ts'

const { getDetail, addFile, listFiles, submitError } = resumesApi
const file = {
  ...{ file_id: 9, name: '旧简历.doc', media_type: 'application/msword', bytes: 2048, resume_id: 3 },
  ...{ state: 'read' as const, reason: null, is_current: true, is_shown_inline: false },
  ...{ uploaded_by: null, uploaded_at: '2026-11-01T08:00:00Z' },
}
const reader = { ...administrator, role: { name: 'User' as const, title: 'hiring_manager' } }

async function show(what: 'original' | 'files', user = administrator) {
  const server = serve(
    answering(accountsApi.getCurrentUser, user),
    answering(getDetail, detail({ resume: null, files: [] })),
    answering(addFile, { resume_id: 3 }),
    answering(listFiles, { list: [file] }),
  )
  await showScreen(() =>
    what === 'files' ? (
      <ResumeFiles postId={7} />
    ) : (
      <ResumeOriginal postId={7} highlighted={null} onHighlight={() => undefined} />
    ),
  )
  return server
}

const choose = async (file: File) => {
  await waitFor(() => expect(document.querySelector('input[type="file"]')).toBeTruthy())
  const field = document.querySelector('input[type="file"]') ?? document.body
  await act(async () => fireEvent.change(field, { target: { files: [file] } }))
}

test.each(['original', 'files'] as const)(
  'a file of somebody without one is put in by the %s',
  async (what) => {
    const server = await show(what)
    await choose(new File(['姓名'], '简历.pdf'))
    await waitFor(() => expect(server.bodiesOf(addFile)).toHaveLength(1))
    const [body] = server.bodiesOf(addFile)
    expect(body instanceof FormData && [body.get('post_id'), body.getAll('files').length]).toEqual(['7', 1])
    expect(await screen.findByText('已上传，正在识别')).toBeTruthy()
  },
)

test('a file that is too large is not sent', async () => {
  const server = await show('files')
  const large = new File(['x'], '大.pdf')
  Object.defineProperty(large, 'size', { value: 21 * 2 ** 20 })
  await choose(large)
  expect(await screen.findByText('文件超过 20 MB，请压缩后重试')).toBeTruthy()
  expect(server.bodiesOf(addFile)).toEqual([])
})

test('whoever may only look is told that there is none', async () => {
  await show('original', reader)
  expect(await screen.findByText('没有简历原件')).toBeTruthy()
  expect(document.querySelector('input[type="file"]')).toBeNull()
})

test('each file is opened and downloaded', async () => {
  await show('files')
  const link = await screen.findByRole('link', { name: '下载原件 旧简历.doc' })
  expect(link.getAttribute('href')).toBe('/api/resume/file?post_id=7&file_id=9')
  expect(link.getAttribute('download')).toBe('旧简历.doc')
})

test('a wrong reading is reported, and what became of it is told', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(getDetail, detail({ report_status: 'handled' })),
    answering(submitError, { id: 1 }),
  )
  await showScreen(() => <ResumeOriginal postId={7} highlighted={null} onHighlight={() => undefined} />)
  expect(await screen.findByText('识别错误已处理')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: '报告识别错误' }))
  fireEvent.change(await screen.findByLabelText('哪里识别错了？'), { target: { value: '学校读错了' } })
  const asked = server.queriesOf(getDetail).length
  fireEvent.click(screen.getByRole('button', { name: /提\s?交/ }))
  await waitFor(() => expect(server.bodiesOf(submitError)).toEqual([{ post_id: 7, text: '学校读错了' }]))
  await waitFor(() => expect(server.queriesOf(getDetail).length).toBeGreaterThan(asked))
})
