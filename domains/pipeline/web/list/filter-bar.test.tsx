import { pipelineApi } from '@bole/pipeline/contract'
import { SavedViewsProvider } from '@bole/platform/filter'
import { type Answering, answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import CandidateList from '../candidate-list.tsx'
import { savedViewCalls } from '../saved-view-calls.ts'
import { application, around, page } from '../testing/examples.ts'

const { listCandidates, listSavedSearches, saveSearch, removeSavedSearch } = pipelineApi

beforeEach(() => localStorage.clear())

/** The list as the shell shows it, with the calls that keep views. */
const Screen = () => (
  <SavedViewsProvider value={savedViewCalls}>
    <CandidateList />
  </SavedViewsProvider>
)

const show = async (query = '', ...more: Answering[]) => {
  const server = serve(...around, answering(listCandidates, page([application(1)]), 1), ...more)
  const shown = await showScreen(Screen, `/candidate/filter/list${query}`)
  await screen.findByText('候选人1')
  return { ...shown, server }
}
const chips = () =>
  [...document.querySelectorAll('.ant-tag-closable, .ant-tag:has(.ant-tag-close-icon)')].map(
    (tag) => tag.textContent,
  )

describe('the keyword', () => {
  test('reaches the address after a pause, as one change', async () => {
    const { query, server } = await show('?city=上海')
    const input = screen.getByLabelText('搜索姓名、手机、邮箱、公司、职务、技能')
    for (const text of ['w', 'wa', 'wang']) fireEvent.change(input, { target: { value: text } })
    await waitFor(() => expect(query()).toEqual({ city: '上海', keyword: 'wang' }))
    await waitFor(() => expect(server.queriesOf(listCandidates).at(-1)).toMatchObject({ keyword: 'wang' }))
    expect(server.queriesOf(listCandidates).map(({ keyword }) => keyword)).toEqual([undefined, 'wang'])
    fireEvent.change(input, { target: { value: '' } })
    await waitFor(() => expect(query()).toEqual({ city: '上海' }))
  })

  test('of the address stands in the field', async () => {
    await show('?keyword=小明')
    expect(screen.getByLabelText<HTMLInputElement>('搜索姓名、手机、邮箱、公司、职务、技能').value).toBe(
      '小明',
    )
  })
})

test('one press leaves those whose turn it is, in words of its own: their colours are several', async () => {
  const { query } = await show()
  const mine = screen.getByRole('button', { name: '轮到我' })
  expect(mine.textContent).toBe('轮到我')
  expect(mine.children).toHaveLength(1)
  fireEvent.click(mine)
  await waitFor(() => expect(query()).toEqual({ waits_for: 'me' }))
})

describe('chips', () => {
  test.each([
    ['position_id=5,6', '职位: 前端工程师、数据分析师'],
    ['position_id=77', '职位: 77'],
    ['owner_id=3', '负责人: 陈晨'],
    ['tag_id=8', '标签: 优先'],
    ['degree=master,doctor', '学历: 硕士、博士'],
    ['gender=female', '性别: 女'],
    ['source=career_site', '来源: 招聘官网'],
    ['city=上海,北京', '所在城市: 上海、北京'],
    ['has_left=true', '已移出的候选人: 是'],
    ['waiting_days=3', '状态停留至少（天）: 3'],
    ['applied_from=2026-01-02', '投递日期起: 2026-01-02'],
  ])('%s reads %s', async (query, words) => {
    await show(`?${query}`)
    await waitFor(() => expect(chips()).toEqual([words]))
  })

  test.each(['has_left=false', 'has_left=0', 'has_left=perhaps'])(
    '%s is the list as it is',
    async (query) => {
      await show(`?${query}&city=上海`)
      await waitFor(() => expect(chips()).toEqual(['所在城市: 上海']))
    },
  )

  test('each is removed alone, or all at once; the keyword has its own field', async () => {
    const { query } = await show('?city=上海&gender=male&degree=master&keyword=王')
    await waitFor(() => expect(chips()).toHaveLength(3))
    const close = document.querySelector('.ant-tag .ant-tag-close-icon')
    if (close) fireEvent.click(close)
    await waitFor(() => expect(Object.keys(query()).toSorted()).toEqual(['degree', 'gender', 'keyword']))
    fireEvent.click(screen.getByRole('button', { name: '清除筛选' }))
    await waitFor(() => expect(query()).toEqual({ keyword: '王' }))
  })
})

describe('more conditions', () => {
  test('start with what the address says and are applied together', async () => {
    const { query } = await show('?school=复旦&age_from=25&gender=male&keyword=王')
    fireEvent.click(screen.getByRole('button', { name: /更多筛选/ }))
    const school = await screen.findByLabelText<HTMLInputElement>('学校')
    expect(school.value).toBe('复旦')
    expect(screen.getByLabelText<HTMLInputElement>('最小年龄').value).toBe('25')
    fireEvent.change(school, { target: { value: '' } })
    fireEvent.change(screen.getByLabelText('简历全文'), { target: { value: 'Rust 分布式' } })
    fireEvent.change(screen.getByLabelText('最大年龄'), { target: { value: '35' } })
    fireEvent.click(screen.getByRole('switch', { name: '已移出的候选人' }))
    fireEvent.click(screen.getByRole('button', { name: /应\s?用/ }))
    await waitFor(() =>
      expect(query()).toEqual({
        keyword: '王',
        gender: 'male',
        content: 'Rust 分布式',
        age_from: '25',
        age_to: '35',
        has_left: 'true',
      }),
    )
  })

  test('that cannot be understood are not there, and are dropped with the next that are applied', async () => {
    const { query } = await show(
      '?applied_from=2026-13-45&age_from=old&waiting_days=soon&gender=cat&city=上海',
    )
    fireEvent.click(screen.getByRole('button', { name: /更多筛选/ }))
    fireEvent.change(await screen.findByLabelText('学校'), { target: { value: '清华' } })
    expect(screen.getByLabelText<HTMLInputElement>('最小年龄').value).toBe('')
    fireEvent.click(screen.getByRole('button', { name: /应\s?用/ }))
    await waitFor(() => expect(query()).toEqual({ city: '上海', school: '清华' }))
  })

  test('that are cancelled change nothing', async () => {
    const { query } = await show('?school=复旦')
    fireEvent.click(screen.getByRole('button', { name: /更多筛选/ }))
    fireEvent.change(await screen.findByLabelText('学校'), { target: { value: '清华' } })
    fireEvent.click(screen.getByRole('button', { name: /取\s?消/ }))
    expect(query()).toEqual({ school: '复旦' })
  })
})

describe('saved views', () => {
  const saved = answering(listSavedSearches, {
    list: [{ id: 4, name: '上海的硕士', conditions: { city: '上海', degree: 'master', view: 'board' } }],
  })
  const open = async () => fireEvent.click(await screen.findByRole('button', { name: /视图/ }))

  test('one replaces the conditions of the moment', async () => {
    const { query } = await show('?keyword=王&tracker_status=12&open=9', saved)
    await open()
    fireEvent.click(await screen.findByText('上海的硕士'))
    await waitFor(() => expect(query()).toEqual({ city: '上海', degree: 'master', view: 'board', open: '9' }))
  })

  test('the present conditions are saved under a name, without who is open', async () => {
    const { server } = await show('?keyword=王&tracker_status=12&open=9', answering(saveSearch, { id: 5 }))
    await open()
    fireEvent.click(await screen.findByText('保存当前筛选为视图'))
    fireEvent.change(await screen.findByLabelText('视图名称'), { target: { value: '我的' } })
    fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
    expect(await screen.findByText('视图已保存')).toBeTruthy()
    expect(server.bodiesOf(saveSearch)).toEqual([
      { screen: 'candidates', name: '我的', conditions: { keyword: '王', tracker_status: '12' } },
    ])
  })

  test('one is forgotten without being opened', async () => {
    const { query, server } = await show('?keyword=王', saved, answering(removeSavedSearch, {}))
    await open()
    fireEvent.click(await screen.findByRole('button', { name: '删除视图 上海的硕士' }))
    await waitFor(() =>
      expect(server.sent.find(({ call }) => call === removeSavedSearch)?.params).toEqual({ id: '4' }),
    )
    expect(query()).toEqual({ keyword: '王' })
  })
})
