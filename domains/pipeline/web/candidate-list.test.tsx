import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import CandidateList from './candidate-list.tsx'
import { application, around, daysAgo, page, statusOf } from './testing/examples.ts'

const address = '/candidate/filter/list'
const { listCandidates } = pipelineApi
const three = [application(1), application(2, { status: statusOf(12, 10, 11) }), application(3)]

beforeEach(() => localStorage.clear())

const show = async (query = '', answer = answering(listCandidates, page(three), 3)) => {
  const server = serve(...around, answer)
  const shown = await showScreen(CandidateList, address + query)
  return { ...shown, server, asked: () => server.queriesOf(listCandidates).at(-1) ?? {} }
}
const row = async (name: string) => (await screen.findByText(name)).closest('tr')

describe('the address is the list’s state', () => {
  test.each([
    [address, { origin: '2', tracker_status: '0', sort: 'applied_at', order: 'desc' }],
    ['/candidate2/filter2/list', { origin: '1' }],
    [`${address}?origin=1`, { origin: '1' }],
    [`${address}?tracker_status=12&statuses=10/11,20/21`, { tracker_status: '12', statuses: '10/11,20/21' }],
    [`${address}?keyword=王&city=上海,北京`, { keyword: '王', city: '上海,北京' }],
    [`${address}?position_id=5,6&degree=master`, { position_id: '5,6', degree: 'master' }],
    [`${address}?age_from=25&age_to=30&gender=female`, { age_from: '25', age_to: '30', gender: 'female' }],
    [`${address}?sort=status_since&order=asc`, { sort: 'status_since', order: 'asc' }],
    [`${address}?has_left=true`, { has_left: 'true' }],
  ])('%s', async (at, asked) => {
    const server = serve(...around, answering(listCandidates, page([])))
    await showScreen(CandidateList, at)
    await waitFor(() => expect(server.queriesOf(listCandidates)).not.toEqual([]))
    expect(server.queriesOf(listCandidates)[0]).toMatchObject({ page_size: '50', ...asked })
  })

  test.each(['?age_from=old', '?tracker_status=999', '?degree=wizard', '?applied_from=yesterday'])(
    'what cannot be understood (%s) does not keep the list from coming',
    async (query) => {
      const { asked } = await show(query)
      await screen.findByText('候选人1')
      expect(asked()).toMatchObject({ origin: '2', tracker_status: '0' })
    },
  )

  test('what cannot be understood leaves the rest as it is', async () => {
    const { asked } = await show('?keyword=王&age_from=old&degree=wizard&city=上海&sort=luck')
    await screen.findByText('候选人1')
    expect(asked()).toMatchObject({ keyword: '王', city: '上海', sort: 'applied_at' })
    expect(Object.keys(asked())).not.toEqual(expect.arrayContaining(['age_from']))
    expect(Object.keys(asked())).not.toEqual(expect.arrayContaining(['degree']))
  })

  test('somebody’s own cursor in a shared link is not followed', async () => {
    const { asked } = await show('?cursor=abc&keyword=王')
    await screen.findByText('候选人1')
    expect(asked()).not.toHaveProperty('cursor')
  })
})

describe('a row', () => {
  test('shows who, where they stand, and how long', async () => {
    await show('', answering(listCandidates, page([application(1, { status_since: daysAgo(5) })]), 1))
    const cells = (await row('候选人1'))?.textContent ?? ''
    for (const word of [
      '女',
      '硕士',
      '初筛',
      '前端工程师',
      '13800000001',
      '复旦大学',
      '云帆科技',
      '5 天',
      '陈晨',
    ])
      expect(cells).toContain(word)
  })

  test('says nothing where nothing is known', async () => {
    const unknown = application(1)
    const basic = {
      ...unknown.basic,
      gender: '' as const,
      birth_date: '',
      degree_text: '',
      phone: '',
      email: '',
    }
    await show(
      '?cols=contact,owner',
      answering(listCandidates, page([{ ...unknown, basic, owner: null }]), 1),
    )
    const cells = [...((await row('候选人1'))?.querySelectorAll('td') ?? [])]
    expect(cells.map(({ textContent }) => textContent).slice(-2)).toEqual(['—', '—'])
  })

  test('opens its candidate in the address', async () => {
    const { query } = await show('?keyword=王')
    fireEvent.click(await screen.findByText('候选人2'))
    await waitFor(() => expect(query()).toEqual({ keyword: '王', open: '2' }))
  })

  test('opens wherever it is clicked, but not beside its box or where somebody marks a number', async () => {
    const { query } = await show()
    const phone = await screen.findByText('13800000002')
    fireEvent.click((await screen.findByLabelText('选择 候选人2')).parentElement ?? document.body)
    getSelection()?.selectAllChildren(phone)
    fireEvent.click(phone)
    expect(query()).toEqual({})
    getSelection()?.removeAllRanges()
    fireEvent.click(phone)
    await waitFor(() => expect(query()).toEqual({ open: '2' }))
  })
})

describe('keys', () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  const here = () => document.activeElement?.textContent

  test('walk the rows and select', async () => {
    await show()
    await screen.findByText('候选人1')
    press('j')
    expect(here()).toBe('候选人1')
    press('j')
    expect(here()).toBe('候选人2')
    press('x')
    expect(await screen.findByText('已选 1 人')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('选择 候选人2').checked).toBe(true)
    press('k')
    press('k')
    expect(here()).toBe('候选人1')
  })

  test('go on where somebody was when they close a candidate', async () => {
    const { goBack } = await show()
    fireEvent.click(await screen.findByText('候选人2'))
    await screen.findByRole('dialog')
    goBack()
    await waitFor(() => expect(here()).toBe('候选人2'))
  })

  test('lead to the search, and tell what they do', async () => {
    await show()
    await screen.findByText('候选人1')
    press('?')
    expect(await screen.findByText('键盘快捷键')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(document.querySelector('.ant-modal-wrap')).toBeNull())
    press('/')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('搜索姓名、手机、邮箱、公司、职务、技能')
  })
})

describe('columns', () => {
  const heads = async () => {
    await screen.findByText('候选人1')
    return screen
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .filter(Boolean)
  }

  test('are those of the address, in the list’s own order', async () => {
    await show('?cols=source,city,stranger')
    expect(await heads()).toEqual(['候选人', '城市', '来源'])
  })

  test('else those chosen last, and at first a useful few', async () => {
    await show()
    expect(await heads()).toHaveLength(10)
    localStorage.setItem('bole.candidate-columns', 'owner')
    await show()
    expect(await heads()).toEqual(['候选人', '负责人'])
  })

  test('are chosen in a menu, for this address and the next visit', async () => {
    const { query } = await show('?cols=owner')
    await screen.findByText('候选人1')
    fireEvent.click(screen.getByRole('button', { name: '显示方式' }))
    const box = await screen.findByRole('checkbox', { name: '来源' })
    // The boxes of a group know each other only a moment after they are drawn.
    await act(async () => undefined)
    fireEvent.click(box)
    await waitFor(() => expect(query().cols?.split(',').toSorted()).toEqual(['owner', 'source']))
    const kept = () => localStorage.getItem('bole.candidate-columns')?.split(',').toSorted()
    await waitFor(() => expect(kept()).toEqual(['owner', 'source']))
  })
})

describe('stages and statuses', () => {
  const counted = page(three, {
    statistic: { all: { key: 'all', value: 23_456 }, '12': { key: '12', value: 40 } },
    statuses: [
      { ...statusOf(12, 20, 21), id: '20/21', count: 7 },
      { ...statusOf(12, 10, 11), id: '10/11', count: 33 },
    ],
  })

  test('each stage of the processes has its count; others are not shown', async () => {
    await show('', answering(listCandidates, counted, 3))
    expect(await screen.findByRole('tab', { name: /全部 2.3万/ })).toBeTruthy()
    expect(await screen.findByRole('tab', { name: '面试 40' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Offer 沟通 –' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('tab', { name: /笔试/ })).toBeNull())
  })

  test('a stage is a step in the address and forgets the statuses of another', async () => {
    const { query } = await show('?statuses=20/21&keyword=王', answering(listCandidates, counted, 3))
    fireEvent.click(await screen.findByRole('tab', { name: '面试 40' }))
    await waitFor(() => expect(query()).toEqual({ keyword: '王', tracker_status: '12' }))
    fireEvent.click(screen.getByRole('tab', { name: /全部/ }))
    await waitFor(() => expect(query()).toEqual({ keyword: '王' }))
  })

  test('statuses stand in the order they are passed, and several can be chosen', async () => {
    const { query } = await show('?tracker_status=12', answering(listCandidates, counted, 3))
    const group = await screen.findByRole('group', { name: '状态' })
    expect(group.textContent?.trim()).toMatch(/^待安排 33.*未开始 7$/)
    fireEvent.click(within(group).getByText(/待安排/))
    await waitFor(() => expect(query().statuses).toBe('10/11'))
    fireEvent.click(within(group).getByText(/未开始/))
    await waitFor(() => expect(query().statuses).toBe('10/11,20/21'))
    fireEvent.click(within(group).getByText(/待安排/))
    await waitFor(() => expect(query().statuses).toBe('20/21'))
  })
})

describe('when nothing is found', () => {
  const none = answering(listCandidates, page([]), 0)

  test('at all, it says what fills the list, and offers it', async () => {
    await show('', none)
    expect(await screen.findByText(/还没有候选人/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /上传简历/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '清除筛选' })).toBeNull()
  })

  test.each([
    ['statuses=10/11&city=上海', '没有符合条件的候选人', '清除筛选'],
    ['keyword=王&city=上海', '没有找到与“王”匹配的候选人', '清除搜索'],
  ])('under %s, it says so and offers to drop them all, and keeps the stage', async (asked, words, label) => {
    const { query } = await show(`?${asked}&tracker_status=12`, none)
    const nothing = (await screen.findByText(words)).closest<HTMLElement>('.ant-empty')
    fireEvent.click(within(nothing ?? document.body).getByRole('button', { name: label }))
    await waitFor(() => expect(query()).toEqual({ tracker_status: '12' }))
  })
})
