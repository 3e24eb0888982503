import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { resumesApi } from '@bole/resumes/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ResumeFiles } from './resume-files.tsx'
import { ResumeOriginal } from './resume-original.tsx'
import { detail } from './testing/examples.ts'

const { getDetail, addFile } = resumesApi
const reader = { ...administrator, role: { name: 'User' as const, title: 'hiring_manager' } }

async function show(what: 'original' | 'files', user = administrator) {
  const server = serve(
    answering(accountsApi.getCurrentUser, user),
    answering(getDetail, detail({ resume: null, files: [] })),
    answering(addFile, { resume_id: 3 }),
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
