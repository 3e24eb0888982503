import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { type CandidateNote, resumesApi } from '@bole/resumes/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ResumeNotes } from './resume-notes.tsx'

const { listNotes, addNote, deleteNote } = resumesApi
const note = (id: number, given: Partial<CandidateNote> = {}): CandidateNote => ({
  id,
  text: `备注${id}`,
  user: { id: 3, name: '陈晨' },
  post_id: null,
  mentions: [],
  is_own: true,
  created_at: '2026-03-04T01:00:00Z',
  ...given,
})

const show = async (...notes: CandidateNote[]) => {
  const server = serve(
    answering(listNotes, { list: notes }, notes.length),
    answering(addNote, { id: 9 }),
    answering(deleteNote, {}),
  )
  await showScreen(() => <ResumeNotes postId={7} />)
  await screen.findByRole('button', { name: '添加备注' })
  return server
}

test('says that there is nothing yet, and takes the first', async () => {
  const server = await show()
  expect(await screen.findByText('还没有备注')).toBeTruthy()
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('写一条备注，同事可见')
  fireEvent.change(field(), { target: { value: '沟通顺畅' } })
  server.now(answering(listNotes, { list: [note(9, { text: '沟通顺畅' })] }, 1))
  fireEvent.click(screen.getByRole('button', { name: '添加备注' }))
  expect((await screen.findByRole('article')).textContent).toMatch(/沟通顺畅.*陈晨/)
  expect(server.bodiesOf(addNote)).toEqual([{ post_id: 7, text: '沟通顺畅' }])
  await waitFor(() => expect(field().value).toBe(''))
})

test('an empty note is not sent', async () => {
  const server = await show()
  fireEvent.change(screen.getByLabelText('写一条备注，同事可见'), { target: { value: '   ' } })
  fireEvent.click(screen.getByRole('button', { name: '添加备注' }))
  expect(await screen.findByText('请输入备注内容')).toBeTruthy()
  expect(server.bodiesOf(addNote)).toEqual([])
})

test('only one’s own can be taken back, after a question', async () => {
  const server = await show(note(1), note(2, { is_own: false }))
  await screen.findByText(/备注2/)
  const remove = screen.getAllByRole('button', { name: /^删\s?除$/ })
  expect(remove).toHaveLength(1)
  fireEvent.click(remove[0] ?? document.body)
  expect(await screen.findAllByText('删除这条备注？')).not.toEqual([])
  expect(server.bodiesOf(deleteNote)).toEqual([])
  fireEvent.click(screen.getAllByRole('button', { name: /^删\s?除$/ }).at(-1) ?? document.body)
  await waitFor(() => expect(server.bodiesOf(deleteNote)).toEqual([{ post_id: 7, id: 1 }]))
})

const found = (id: number, name: string, can_see = true) => ({
  ...{ id, name, username: `u${id}`, job_title: null, can_see },
})

test('a colleague is chosen by keyboard behind @, and kept by their number', async () => {
  const server = await show()
  server.now(answering(resumesApi.findColleagues, { list: [found(8, '李雷'), found(7, '王伟')] }))
  const field = screen.getByLabelText<HTMLTextAreaElement>('写一条备注，同事可见')
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } })
    field.setSelectionRange(value.length, value.length)
    fireEvent.keyUp(field, { key: '@' })
  }
  field.focus()
  type('@')
  await screen.findByText('王伟')
  fireEvent.keyDown(field, { key: 'ArrowDown', which: 40, keyCode: 40 })
  fireEvent.keyDown(field, { key: 'Enter', which: 13, keyCode: 13 })
  await waitFor(() => expect(field.value).toBe('@王伟 '))
  fireEvent.change(field, { target: { value: '@王伟 请看' } })
  fireEvent.click(screen.getByRole('button', { name: '添加备注' }))
  await waitFor(() => expect(server.bodiesOf(addNote)).toEqual([{ post_id: 7, text: '@{7} 请看' }]))
})

test('who cannot see the person is not offered, and it is said why', async () => {
  const server = await show()
  server.now(answering(resumesApi.findColleagues, { list: [found(9, '韩梅梅', false)] }))
  const field = screen.getByLabelText<HTMLTextAreaElement>('写一条备注，同事可见')
  field.focus()
  fireEvent.change(field, { target: { value: '@韩' } })
  field.setSelectionRange(2, 2)
  fireEvent.keyUp(field, { key: '韩' })
  expect(await screen.findByText('韩梅梅看不到这位候选人')).toBeTruthy()
})

test('who is named is highlighted as they are called now; who left stands in plain words', async () => {
  const mentions = [
    { id: 7, name: '王伟', is_enabled: true },
    { id: 8, name: '李雷', is_enabled: false },
  ]
  await show(note(1, { text: '@{7} @{8} 请看', mentions }))
  expect((await screen.findByText('@王伟')).tagName).toBe('MARK')
  expect(document.querySelectorAll('mark')).toHaveLength(1)
  expect(screen.getByRole('article').textContent).toContain('@王伟 @李雷 请看')
})
