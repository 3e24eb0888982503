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
  expect((await screen.findByText(/沟通顺畅/, { selector: 'article' })).textContent).toContain('陈晨')
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
