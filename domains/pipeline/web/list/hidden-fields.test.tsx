import { accountsApi } from '@bole/accounts/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import CandidateList from '../candidate-list.tsx'
import { application, around, page, recruiter } from '../testing/examples.ts'

beforeEach(() => localStorage.clear())

const { listCandidates } = pipelineApi

const show = async (query: string, hides: ('contacts' | 'birth')[]) => {
  const server = serve(
    ...around,
    answering(accountsApi.getCurrentUser, { ...recruiter, hides }),
    answering(listCandidates, page([application(1)]), 1),
  )
  await showScreen(CandidateList, `/candidate/filter/list${query}`)
  await screen.findByText('候选人1')
  return { asked: () => server.queriesOf(listCandidates).at(-1) ?? {} }
}

test('a condition on what is hidden is shown as hidden, and not asked', async () => {
  const { asked } = await show('?age_from=30&content=java&city=上海', ['birth'])
  await waitFor(() => expect(screen.getAllByText(/对您的角色隐藏/)).toHaveLength(2))
  await waitFor(() => {
    expect(asked()).toMatchObject({ city: '上海' })
    expect(Object.keys(asked())).not.toContain('age_from')
    expect(Object.keys(asked())).not.toContain('content')
  })
})

test('contacts are no column, and no word to search by', async () => {
  await show('', ['contacts'])
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: '联系方式' })).toBeNull())
  expect(await screen.findByLabelText('搜索姓名、公司、职务、技能')).toBeTruthy()
})

test('hidden conditions are not offered beside the others', async () => {
  await show('', ['birth'])
  fireEvent.click(screen.getByRole('button', { name: /更多筛选/ }))
  await screen.findByLabelText('学校')
  await waitFor(() => expect(screen.queryAllByLabelText(/最小|年龄/)).toEqual([]))
})
