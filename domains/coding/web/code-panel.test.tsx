import { codingApi } from '@bole/coding/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heard, unchanged } from '../testing/examples.ts'
import TogetherPage from './together-page.tsx'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const path = '/interviewRoom/togetherCode'
const show = () => showScreen(TogetherPage, `${path}?schedule_id=12`, path)
const listed = {
  ...{ program_map_id: 5, schedule_id: 12, title: '反转', language: 'python' as const },
  ...{ question_id: null, is_current: true, made_at: '2030-03-01T02:00:00.000Z' },
}
const programs = answering(codingApi.listPrograms, { list: [listed], program_status: 1, can: { set: true } })
const first = (sent: { readonly body: unknown }) =>
  JSON.stringify(sent.body).includes('"program_map_id":5') ? unchanged : heard

test('shows the program with its visible cases, and who else writes', async () => {
  const cursor = { client: 7, im_username: 'c11', name: '王小明', anchor: 3, head: 3 }
  const server = serve(
    programs,
    answering(codingApi.syncProgram, (sent) => ({ ...first(sent), cursors: [cursor] })),
  )
  await show()
  const question = await screen.findByRole('region', { name: '反转' })
  expect(within(question).getByText('cba')).toBeTruthy()
  expect(within(question).getByText('另有 1 个隐藏用例')).toBeTruthy()
  const editor = await screen.findByRole('textbox', { name: '代码' })
  await waitFor(() => expect(editor.textContent).toContain('sys.stdin'))
  await waitFor(() => expect(editor.textContent).toContain('王小明'))
  expect(server.bodiesOf(codingApi.syncProgram)[0]).toMatchObject({ schedule_id: 12, after: 0, updates: [] })
})

test('turns coding mode off, and changes the language for everybody', async () => {
  const server = serve(
    programs,
    answering(codingApi.syncProgram, first),
    answering(codingApi.closeProgram, { program_status: 0 }),
    answering(codingApi.changeLanguage, { version: 2 }),
  )
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '关闭编程模式' }))
  await waitFor(() => expect(server.queriesOf(codingApi.closeProgram)).toEqual([{ schedule_id: '12' }]))
  fireEvent.change(await screen.findByLabelText('编程语言'), { target: { value: 'sql' } })
  await waitFor(() =>
    expect(server.bodiesOf(codingApi.changeLanguage)).toEqual([{ program_map_id: 5, language: 'sql' }]),
  )
})

test('takes a question of the library', async () => {
  const question = {
    ...{ id: 1, title: '求和', description: '请输出它们的和', exam_points: [{ id: 2, name: '数组' }] },
    ...{ languages: ['python' as const], case_count: 4, hr_select_count: 2 },
  }
  const server = serve(
    answering(codingApi.listPrograms, { list: [], program_status: 0, can: { set: true } }),
    answering(codingApi.syncProgram, { ...unchanged, program_map_id: 0, program_status: 0, seq: 0 }),
    answering(codingApi.listQuestions, { list: [question] }, 1),
    answering(codingApi.listExamPoints, { list: [{ id: 2, name: '数组', question_count: 4 }] }),
    answering(codingApi.setFromLibrary, { program_map_id: 6 }),
  )
  await show()
  expect(await screen.findByText('尚未选择题目')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '从题库选题' }))
  fireEvent.click(await screen.findByRole('button', { name: '使用题目：求和' }))
  await waitFor(() =>
    expect(server.bodiesOf(codingApi.setFromLibrary)).toEqual([{ schedule_id: 12, question_id: 1 }]),
  )
})

test('says why what was written is not taken, and shows again what the server has', async () => {
  const server = serve(
    programs,
    refusing(codingApi.syncProgram, 'too_long', { message: '代码最多 100000 个字符' }),
  )
  server.now(answering(codingApi.syncProgram, first))
  await show()
  await screen.findByRole('region', { name: '反转' })
  server.now(refusing(codingApi.syncProgram, 'too_long', { message: '代码最多 100000 个字符' }))
  await vi.advanceTimersByTimeAsync(500)
  expect(await screen.findByText('代码最多 100000 个字符')).toBeTruthy()
  server.now(answering(codingApi.syncProgram, first))
  await waitFor(() =>
    expect(server.bodiesOf(codingApi.syncProgram).at(-1)).toMatchObject({ program_map_id: 5 }),
  )
})
