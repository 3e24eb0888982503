import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { type ResumeDetail, resumesApi } from '@bole/resumes/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ResumeFiles } from './resume-files.tsx'
import { ResumeOriginal } from './resume-original.tsx'
import { detail, read, resume } from './testing/examples.ts'

const { getDetail, listFiles, readAgain } = resumesApi

// The drawing of a PDF needs a canvas, which no test browser of ours has.
vi.mock('./pdf-pages.tsx', () => ({
  default: ({ address, marksOn }: { address: string; marksOn: (page: number) => React.ReactNode }) => (
    <article aria-label={address}>
      {marksOn(1)}
      <hr />
      {marksOn(2)}
    </article>
  ),
}))

async function show(given: ResumeDetail) {
  const server = serve(answering(getDetail, given), answering(readAgain, { resume_id: 31 }))
  await showScreen(() => {
    const [highlighted, highlight] = useState<string | null>(null)
    return (
      <>
        <ResumeOriginal postId={7} highlighted={highlighted} onHighlight={highlight} />
        <button type="button" onClick={() => highlight('phone')}>
          to the phone
        </button>
        <output>{highlighted ?? '–'}</output>
      </>
    )
  })
  return server
}

const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 }
const boxed = (path: string, page: number, more = {}) =>
  read(path, 'x', { source: { page, box, block: null, text: 'x' }, ...more })

describe('the original', () => {
  test('of Word is shown as text in a frame in which nothing runs', async () => {
    await show(detail())
    const frame = await screen.findByTitle<HTMLIFrameElement>('王小明.docx')
    expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
    expect(frame.getAttribute('srcdoc')).toContain('data-block="3"')
    expect(screen.getByText('下载原件').closest('a')?.getAttribute('href')).toBe(
      '/api/tracker/resume/origin-file?post_id=7',
    )
  })

  test('of a picture carries its marks, which point back at the value', async () => {
    const parsed = [boxed('name', 1), boxed('phone', 1), boxed('city', 1, { is_corrected: true })]
    await show(detail({ resume: resume({ kind: 'image', preview: null }), fields: parsed }))
    const picture = await screen.findByAltText('王小明.docx')
    expect(picture.getAttribute('src')).toBe('/api/resume/file?post_id=7&file_id=9')
    const marks = [...(picture.parentElement?.querySelectorAll('span') ?? [])]
    // What a person corrected is no longer what stands in the document.
    expect(marks).toHaveLength(2)
    expect(marks[0]?.style.getPropertyValue('--x')).toBe('10%')
    fireEvent.mouseEnter(marks[1] ?? document.body)
    expect(screen.getByRole('status').textContent).toBe('phone')
    await waitFor(() => expect(marks.map((mark) => mark.getAttribute('data-on'))).toEqual(['false', 'true']))
    fireEvent.mouseLeave(marks[1] ?? document.body)
    expect(screen.getByRole('status').textContent).toBe('–')
  })

  test('of a PDF has each mark on its own page', async () => {
    const parsed = [boxed('name', 1), boxed('phone', 2), boxed('email', 2)]
    await show(detail({ resume: resume({ kind: 'pdf', preview: null }), fields: parsed }))
    const pages = await screen.findByLabelText('/api/resume/file?post_id=7&file_id=9')
    const before = [...pages.children].findIndex(({ tagName }) => tagName === 'HR')
    expect([before, pages.children.length - before - 1]).toEqual([1, 2])
    fireEvent.click(screen.getByText('to the phone'))
    await waitFor(() =>
      expect([...pages.querySelectorAll('span')].map((mark) => mark.getAttribute('data-on'))).toEqual([
        'false',
        'true',
        'false',
      ]),
    )
  })

  test('that is being read says so, above what there is to see', async () => {
    await show(detail({ resume: resume({ state: 'reading', preview: null, kind: null }) }))
    expect(await screen.findByText('正在识别简历…')).toBeTruthy()
  })

  test.each([
    ['password_protected', '文件有密码保护，无法识别'],
    ['timed_out', '识别超时，请重试'],
    [null, '文件中没有可识别的文字'],
  ] as const)('that could not be read (%s) says why, and can be read again', async (reason, words) => {
    const server = await show(detail({ resume: resume({ state: 'unreadable', reason, preview: null }) }))
    expect(await screen.findByText(words)).toBeTruthy()
    fireEvent.click(screen.getByText('重新识别'))
    await waitFor(() => expect(server.bodiesOf(readAgain)).toEqual([{ post_id: 7 }]))
    await waitFor(() => expect(server.queriesOf(getDetail).length).toBeGreaterThan(1))
  })

  test.each([
    ['no résumé', detail({ resume: null })],
    ['a résumé written by hand', detail({ resume: resume({ original: null, has_original: false }) })],
  ])('of %s is none', async (_, given) => {
    await show(given)
    expect(await screen.findByText('没有简历原件')).toBeTruthy()
  })
})

describe('the files of a person', () => {
  const file = {
    file_id: 9,
    name: '王小明.docx',
    media_type: 'application/msword',
    bytes: 20_000,
    state: 'read' as const,
    reason: null,
    resume_id: 31,
    is_current: true,
    is_shown_inline: false,
    uploaded_by: { id: 3, name: '陈晨' },
    uploaded_at: '2026-03-04T01:00:00Z',
  }

  test('say how large they are, whose and which is the current', async () => {
    const older = { ...file, file_id: 8, name: '旧简历.pdf', bytes: 10, is_current: false, uploaded_by: null }
    serve(answering(listFiles, { list: [file, older] }))
    await showScreen(() => <ResumeFiles postId={7} />)
    const link = await screen.findByText('王小明.docx')
    expect(link.getAttribute('href')).toBe('/api/resume/file?post_id=7&file_id=9')
    expect(link.getAttribute('rel')).toContain('noreferrer')
    const foot = (name: string) =>
      screen.getByText(name).closest('article')?.querySelector('footer')?.textContent
    expect(foot('王小明.docx')).toMatch(/^20 kB · .* · 陈晨 · 当前简历下载原件$/)
    expect(foot('旧简历.pdf')).toMatch(/^10 B · \S+ \S+$/)
  })

  test('are drawn by our own viewer when they are PDF, never by the browser', async () => {
    const pdf = { ...file, name: '简历.pdf', media_type: 'application/pdf' }
    serve(answering(listFiles, { list: [pdf] }))
    await showScreen(() => <ResumeFiles postId={7} />)
    const name = await screen.findByText('简历.pdf')
    expect(name.closest('a')).toBeNull()
    fireEvent.click(name)
    expect(await screen.findByLabelText('/api/resume/file?post_id=7&file_id=9')).toBeTruthy()
  })

  test('are none', async () => {
    serve(answering(listFiles, { list: [] }))
    await showScreen(() => <ResumeFiles postId={7} />)
    expect(await screen.findByText('没有简历原件')).toBeTruthy()
  })
})

test('a document that shows what is hidden from the reader is not asked for', async () => {
  await show(detail({ resume: { ...resume(), original: null, preview: null, has_original: true } }))
  expect(await screen.findByText('简历原件对您的角色隐藏')).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()
})
