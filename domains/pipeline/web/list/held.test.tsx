import { libraryApi } from '@bole/library/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import CandidateList from '../candidate-list.tsx'
import { application, around, page, record } from '../testing/examples.ts'

const { getApplication, listCandidates } = pipelineApi
const working = '韩梅 正在处理'

beforeEach(() => localStorage.clear())

const held = (post_id: number, status: 'locked' | 'mine') => ({
  post_id,
  operate_status: { status, user_name: status === 'mine' ? '陈晨' : '韩梅' },
})

const show = async (address: string) => {
  const server = serve(
    ...around,
    answering(listCandidates, page([1, 2, 3].map((id) => application(id))), 3),
    answering(getApplication, ({ query }) => record(application(Number(query.post_id)))),
    answering(libraryApi.listLocks, { list: [held(2, 'locked'), held(3, 'mine')] }),
  )
  const shown = await showScreen(CandidateList, address)
  await screen.findByText('候选人1', { selector: 'td *' })
  return { ...shown, server }
}

test('whom a colleague works on is marked with who that is; what is one’s own is not', async () => {
  await show('/candidate/filter/list')
  expect(await screen.findAllByLabelText(working)).toHaveLength(1)
  expect(screen.getByLabelText(working).closest('tr')?.textContent).toContain('候选人2')
})

test('walking through the list passes them by, and counts their place', async () => {
  const { query } = await show('/candidate/filter/list?open=1')
  await screen.findByLabelText(working)
  const next = await screen.findByLabelText<HTMLButtonElement>('下一位', { selector: 'button' })
  await waitFor(() => expect(next.disabled).toBe(false))
  fireEvent.click(next)
  await screen.findByText('候选人3', { selector: 'h2' })
  expect(query().open).toBe('3')
  expect(screen.getByText('第 3 位，共 3 位')).toBeTruthy()
})

test('who is opened all the same is told beside the place', async () => {
  await show('/candidate/filter/list?open=2')
  await screen.findByText('候选人2', { selector: 'h2' })
  await waitFor(() => expect(screen.getAllByLabelText(working)).toHaveLength(2))
})
