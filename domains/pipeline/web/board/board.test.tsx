import { pipelineApi } from '@bole/pipeline/contract'
import { type Answering, answering, refusing, type Sent, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import CandidateList from '../candidate-list.tsx'
import { application, around, daysAgo, page, statusOf } from '../testing/examples.ts'

const { listCandidates, move, undo } = pipelineApi
const batchId = '5e0e4c5c-7d0b-4ab2-9a33-6a3a3f1f5f01'
const moved = { post_id: 1, version: 4, status: statusOf(12, 10, 11), batch_id: batchId, page_path: null }

beforeEach(() => localStorage.clear())

const screening = application(1, { version: 3, stage_since: daysAgo(8) })
const ended = application(2, { status: statusOf(1, 40, 41) })

/** Cards of screening; the other stages are empty. */
const cards = ({ query }: Sent) => {
  if (query.tracker_status !== '1') return page([])
  return query.cursor ? page([application(9)]) : page([screening, ended], { next_cursor: 'm-1' })
}

const show = async (query = '', ...more: Answering[]) => {
  const server = serve(...around, answering(listCandidates, cards, 3), ...more)
  const shown = await showScreen(CandidateList, `/candidate/filter/list?view=board${query}`)
  await screen.findByText('候选人1')
  return { ...shown, server }
}
const column = (name: string) => screen.getByRole('region', { name })
const card = (name: string) => {
  const found = screen.getByText(name).closest('article')
  if (!found) throw new Error(`${name} has no card`)
  return found
}

describe('the board', () => {
  test('has a column for each stage of the processes, in their order', async () => {
    await show()
    await waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(5))
    const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
    expect(names).toEqual(['初筛', '部门审批', '面试', 'Offer 沟通', '待入职'])
  })

  test('asks each column for those who waited longest, under the list’s conditions', async () => {
    const { server } = await show('&keyword=王&statuses=20/0&tracker_status=12')
    const asked = server.queriesOf(listCandidates).filter(({ page_size }) => page_size === '20')
    expect(asked.find(({ tracker_status }) => tracker_status === '1')).toMatchObject({
      keyword: '王',
      sort: 'status_since',
      order: 'asc',
      colour: 'amber,blue,green',
    })
    for (const query of asked) expect(query).not.toHaveProperty('statuses')
  })

  test('leaves out who has ended, and says how many they are', async () => {
    const everybody = page([screening], { statistic: { '1': { key: '1', value: 5 } } })
    const { query } = await show(
      '',
      answering(listCandidates, (sent) => (sent.query.page_size === '20' ? cards(sent) : everybody), 3),
    )
    fireEvent.click(await screen.findByText('查看已结束的 2 人'))
    await waitFor(() => expect(query()).toEqual({ tracker_status: '1', colour: 'grey' }))
  })

  test('a card says who, for what, where they stand and how long', async () => {
    await show()
    for (const word of ['前端工程师', '待定', '8 天', '陈晨'])
      expect(card('候选人1').textContent).toContain(word)
  })

  test('a card opens its candidate, and a column reads on', async () => {
    const { query } = await show()
    fireEvent.click(within(column('初筛')).getByText('加载更多'))
    expect(await screen.findByText('候选人9')).toBeTruthy()
    fireEvent.click(screen.getByText('候选人9'))
    await waitFor(() => expect(query()).toEqual({ view: 'board', open: '9' }))
  })
})

describe('moving', () => {
  test('from a card’s menu sends the version seen, and can be taken back', async () => {
    const { server } = await show(
      '',
      answering(move, moved),
      answering(undo, { ...moved, done: 1, refused: [] }),
    )
    fireEvent.click(screen.getByRole('button', { name: '候选人1 的操作' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '移至 部门审批',
      '移至 面试',
      '移至 Offer 沟通',
      '移至 待入职',
    ])
    fireEvent.click(screen.getByText('移至 面试'))
    expect(await screen.findByText(/候选人1 已移至 面试/)).toBeTruthy()
    expect(server.bodiesOf(move)).toEqual([{ post_id: 1, version: 3, stage: 12, process_step_id: 12 }])
    fireEvent.click(screen.getByRole('button', { name: /^撤\s?销$/ }))
    await waitFor(() => expect(server.bodiesOf(undo)).toEqual([{ batch_id: batchId }]))
  })

  test('by dragging, onto another stage only', async () => {
    const { server } = await show('', answering(move, moved))
    fireEvent.dragStart(card('候选人1'))
    expect(fireEvent.dragOver(column('初筛'))).toBe(true)
    expect(fireEvent.dragOver(column('Offer 沟通'))).toBe(false)
    fireEvent.drop(column('Offer 沟通'))
    await waitFor(() => expect(server.bodiesOf(move)).toEqual([{ post_id: 1, version: 3, stage: 5 }]))
    fireEvent.dragStart(card('候选人1'))
    fireEvent.drop(column('初筛'))
    fireEvent.drop(column('面试'))
    fireEvent.dragStart(card('候选人1'))
    fireEvent.drop(column('部门审批'))
    await waitFor(() => expect(server.bodiesOf(move)).toMatchObject([{ stage: 5 }, { stage: 14 }]))
  })

  test('is not offered to those whose application has ended', async () => {
    await show()
    expect(screen.queryByRole('button', { name: '候选人2 的操作' })).toBeNull()
    expect(card('候选人2').getAttribute('draggable')).toBe('false')
    expect(card('候选人1').getAttribute('draggable')).toBe('true')
  })

  test('that somebody else was faster with is left to the shell, and the board is asked anew', async () => {
    const { server, unhandled } = await show('', refusing(move, 'stale', { message: '刚刚被处理' }))
    const before = server.queriesOf(listCandidates).length
    fireEvent.dragStart(card('候选人1'))
    fireEvent.drop(column('面试'))
    await waitFor(() => expect(unhandled).toMatchObject([{ code: 'stale' }]))
    await waitFor(() => expect(server.queriesOf(listCandidates).length).toBeGreaterThan(before))
    expect(screen.queryByText(/已移至/)).toBeNull()
  })
})
