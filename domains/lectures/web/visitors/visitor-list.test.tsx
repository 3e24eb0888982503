import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { lecturesApi } from '@bole/lectures/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { themesApi } from '@bole/themes/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { exampleVisitor as known } from '../../testing/index.ts'
import VisitorList from './visitor-list.tsx'

const at = '/regulation2/lecture/list'
const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(themesApi.listThemes, { list: [], total: 0 }, 0),
]
const some = answering(
  lecturesApi.listVisitors,
  { list: [known, { ...known, id: 2, name: '王芳', post_id: null }] },
  2,
)
const addressOfFile = () => screen.getByText('导出 Excel').closest('a')?.getAttribute('href')

afterEach(cleanup)

test('whom we know leads to their record, and each to the route of the project', async () => {
  serve(...usual, some)
  await showScreen(VisitorList, at)
  await screen.findByText('李雷')
  expect(screen.getByText('查看').closest('a')?.getAttribute('href')).toBe('/candidate/detail/31')
  expect(screen.getByText('尚未投递')).toBeTruthy()
  expect(
    screen
      .getAllByText(/清华大学/)[0]
      ?.closest('a')
      ?.getAttribute('href'),
  ).toBe('/regulation2/recruitment2/9/route')
})

test('the file holds what is shown, of one lecture or of all', async () => {
  const server = serve(...usual, some)
  await showScreen(VisitorList, `${at}?lecture_id=4&keyword=李`)
  await screen.findByText('李雷')
  expect(addressOfFile()).toBe(
    `/api/recruit/route/visitor-export?${new URLSearchParams({ lecture_id: '4', keyword: '李' })}`,
  )
  const asked = () => server.sent.filter(({ call }) => call === lecturesApi.listVisitors).at(-1)?.query
  expect(asked()).toMatchObject({ lecture_id: '4', keyword: '李' })
  fireEvent.click(screen.getByText(/显示全部/))
  await waitFor(() => expect(asked()).not.toHaveProperty('lecture_id'))
  await waitFor(() => expect(addressOfFile()).not.toContain('lecture_id'))
})

test('where nobody signed in yet, it says how people do', async () => {
  serve(...usual, answering(lecturesApi.listVisitors, { list: [] }, 0))
  await showScreen(VisitorList, at)
  expect(await screen.findByText(/还没有人签到/)).toBeTruthy()
})
