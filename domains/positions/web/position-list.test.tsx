import { accountsApi } from '@bole/accounts/contract'
import { administrator, recruiterWho } from '@bole/accounts/testing'
import { ReachProvider } from '@bole/platform/places'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PositionsView } from './list/positions-view.tsx'
import { engineer, planner, usual } from './testing/examples.ts'

const at = '/post/position/list'
const Social = () => <PositionsView origin={2} />
const rowOf = async (title: string) => (await screen.findByText(title)).closest('tr') ?? document.body
const menuOf = async (title: string) => {
  fireEvent.click(within(await rowOf(title)).getByRole('button', { name: `更多操作：${title}` }))
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('shows each position with its counts as links, and asks for what the address says', async () => {
  const server = serve(...usual)
  await showScreen(Social, `${at}?state=open&city=${encodeURIComponent('上海')}&keyword=x`, at)
  const row = await rowOf('后端工程师')
  expect(within(row).getByRole('link', { name: '后端工程师' }).getAttribute('href')).toBe(
    '/post/position/opening/41',
  )
  expect(
    within(row)
      .getByRole('link', { name: /31 份投递/ })
      .getAttribute('href'),
  ).toBe('/candidate/filter/list?position_id=41')
  expect(within(row).getByRole('link', { name: /面试/ }).getAttribute('href')).toBe(
    '/candidate/filter/list?position_id=41&tracker_status=12',
  )
  expect(await screen.findByText('开放中 1')).toBeTruthy()
  expect(server.queriesOf(positionsApi.listPositions)[0]).toMatchObject({
    origin: '2',
    state: 'open',
    city: '上海',
    keyword: 'x',
  })
})

test('shows hiring managers the counts without a link: they have no list of candidates', async () => {
  const manager = { ...administrator, role: { name: 'User2' as const, title: 'hiring_manager' as const } }
  serve(...usual, answering(accountsApi.getCurrentUser, manager))
  await showScreen(
    () => (
      <ReachProvider value={(path) => !path.startsWith('/candidate/filter')}>
        <Social />
      </ReachProvider>
    ),
    at,
  )
  const row = await rowOf('后端工程师')
  expect(within(row).getByText('31')).toBeTruthy()
  expect(within(row).queryByRole('link', { name: /31/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /新建职位/ })).toBeNull()
})

test('an address that cannot be understood shows the list without it', async () => {
  const server = serve(...usual)
  await showScreen(Social, `${at}?state=sleeping&page=-3`, at)
  await rowOf('后端工程师')
  expect(server.queriesOf(positionsApi.listPositions)).toEqual([{ origin: '2', page: '1', page_size: '30' }])
})

test('hides the columns somebody does not want, as every list does', async () => {
  serve(...usual)
  await showScreen(Social, at)
  await rowOf('后端工程师')
  fireEvent.click(screen.getByRole('button', { name: '显示方式' }))
  fireEvent.click(await screen.findByLabelText('各阶段人数'))
  await waitFor(() => expect(screen.queryByRole('link', { name: /面试/ })).toBeNull())
})

test('copies the address under which candidates find an open position', async () => {
  serve(...usual)
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, language: 'zh-CN', clipboard: { writeText } })
  await showScreen(Social, at)
  const row = await rowOf('后端工程师')
  fireEvent.click(await within(row).findByRole('button', { name: '复制招聘官网链接' }))
  expect(await screen.findByText(/链接已复制/)).toBeTruthy()
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/careers/demo/positions/41`)
  expect(within(await rowOf('供应链计划')).queryByRole('button', { name: '复制招聘官网链接' })).toBeNull()
})

test('closes a position at the version that was seen', async () => {
  const server = serve(
    ...usual,
    answering(positionsApi.closePosition, { id: 41, version: 6, state: 'closed' }),
  )
  await showScreen(Social, at)
  fireEvent.click(within(await rowOf('后端工程师')).getByRole('button', { name: /关\s?闭/ }))
  expect(await screen.findByText(/「后端工程师」已关闭/)).toBeTruthy()
  expect(server.bodiesOf(positionsApi.closePosition)).toEqual([{ id: 41, version: 5 }])
})

test('opens many at once, says before whom it skips and after of each that could not be why', async () => {
  const server = serve(
    ...usual,
    answering(positionsApi.changeManyStates, {
      done: [],
      refused: [{ id: 42, title: '供应链计划', code: 'city_missing', message: '请至少填写一个工作城市' }],
    }),
  )
  await showScreen(Social, at)
  await rowOf('后端工程师')
  for (const title of [engineer.title, planner.title])
    fireEvent.click(screen.getByRole('checkbox', { name: `选择 ${title}` }))
  const bar = await screen.findByRole('toolbar')
  expect(within(bar).getByText('已选 2 项')).toBeTruthy()
  fireEvent.click(within(bar).getByRole('button', { name: /开\s?放/ }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/跳过 1 项/)).toBeTruthy()
  expect(question.getByText('后端工程师')).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: /开\s?放/ }))
  expect(await screen.findAllByText('1 项未能完成')).not.toHaveLength(0)
  expect(screen.getByText(/请至少填写一个工作城市/)).toBeTruthy()
  expect(server.bodiesOf(positionsApi.changeManyStates)).toEqual([
    { state: 'open', positions: [{ id: 42, version: 2 }] },
  ])
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('moves a position up by exchanging it with the one before', async () => {
  const server = serve(...usual, answering(positionsApi.sortPositions, {}))
  await showScreen(Social, at)
  await menuOf('供应链计划')
  fireEvent.click(await screen.findByText('上移'))
  await waitFor(() => expect(server.bodiesOf(positionsApi.sortPositions)).toEqual([{ ids: [42, 41] }]))
})

test('deletes only after asking', async () => {
  const server = serve(...usual, answering(positionsApi.deletePosition, {}))
  await showScreen(Social, at)
  await menuOf('供应链计划')
  fireEvent.click(await screen.findByText('删除'))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getAllByText('删除职位「供应链计划」？').length).toBeGreaterThan(0)
  expect(server.bodiesOf(positionsApi.deletePosition)).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: /删\s?除/ }))
  await waitFor(() => expect(server.bodiesOf(positionsApi.deletePosition)).toEqual([{ id: 42, version: 2 }]))
})

const suited = () => screen.queryByRole('menuitem', { name: '人才库中的合适人选' })

test('leads to who of the talent pool suits a position', async () => {
  serve(...usual)
  const { address } = await showScreen(Social, at)
  await menuOf('后端工程师')
  await waitFor(() => expect(suited()).toBeTruthy())
  fireEvent.click(suited() ?? document.body)
  await waitFor(() => expect(address()).toBe('/candidate/pool/list?suits_position_id=41'))
})

test('and does not where the reader sees no pool', async () => {
  const recruiter = recruiterWho('positions.view', 'positions.manage')
  serve(...usual, answering(accountsApi.getCurrentUser, recruiter))
  await showScreen(Social, at)
  await menuOf('后端工程师')
  await screen.findAllByRole('menuitem')
  expect(suited()).toBeNull()
})
