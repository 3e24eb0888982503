import { pipelineApi } from '@bole/pipeline/contract'
import { refreshEntities } from '@bole/platform/web'
import { type Answering, answering, failing, serve, showScreen } from '@bole/platform/web-testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import CandidateList from '../candidate-list.tsx'
import { application, around, page, record, statusOf } from '../testing/examples.ts'

const { getApplication, listCandidates } = pipelineApi

beforeEach(() => localStorage.clear())

const records = answering(getApplication, ({ query }) => record(application(Number(query.post_id))))
const list = answering(listCandidates, ({ query }) =>
  query.cursor
    ? page([application(4)])
    : page(
        [1, 2, 3].map((id) => application(id)),
        { next_cursor: 'm-1' },
      ),
)

const show = async (open: number | string, ...more: Answering[]) => {
  const server = serve(...around, list, records, ...more)
  const shown = await showScreen(CandidateList, `/candidate/filter/list?keyword=王&open=${open}`)
  return { ...shown, server }
}
const heading = (name: string) => screen.findByText(name, { selector: 'h2' })
const button = (name: string) => screen.findByLabelText<HTMLButtonElement>(name, { selector: 'button' })

describe('the drawer', () => {
  test('shows who the address names, with what the status means', async () => {
    await show(2)
    await heading('候选人2')
    expect(screen.getByText('前端工程师 · 13800000002 · c2@example.com')).toBeTruthy()
    expect(screen.getByText('已有人处理，等待决定')).toBeTruthy()
  })

  test('closes by leaving the address, and keeps the list’s conditions', async () => {
    const { query } = await show(2)
    fireEvent.click(await button('关闭'))
    await waitFor(() => expect(query()).toEqual({ keyword: '王' }))
  })

  test('says when there is nobody, or nobody for this reader', async () => {
    await show(77, failing(getApplication, 404))
    expect(await screen.findByText('该候选人不存在，或您无权查看')).toBeTruthy()
  })

  test.each(['abc', '0', '-2', '2.5', '1e99'])('stays closed where the address names %s', async (open) => {
    const { server } = await show(open)
    await screen.findByText('候选人2')
    expect(document.querySelector('.ant-drawer-open')).toBeNull()
    expect(server.queriesOf(getApplication)).toEqual([])
  })

  test('offers to ask again when the server failed', async () => {
    const { server, unhandled } = await show(2, failing(getApplication, 500, { message: '服务器出现错误' }))
    expect(await screen.findByText('服务器出现错误')).toBeTruthy()
    expect(unhandled).toEqual([])
    server.now(records)
    fireEvent.click(screen.getByText(/重\s?试/))
    expect(await heading('候选人2')).toBeTruthy()
  })

  test('says that somebody left the list, and shows their labels', async () => {
    const tags = [{ id: 8, name: '优先', colour: 'blue' }]
    await show(2, answering(getApplication, record(application(2, { is_listed: false, tags }))))
    expect(await screen.findByText('已移出列表')).toBeTruthy()
    expect(screen.getByText('优先')).toBeTruthy()
  })
})

describe('neighbours', () => {
  test('are told with the place in the list', async () => {
    await show(2)
    expect(await screen.findByText(/^第 2 位，共 \d+ 位$/)).toBeTruthy()
  })

  test('who have left the list since it was read are passed by', async () => {
    const rows = [application(1), application(2, { is_listed: false }), application(3)]
    const { query } = await show(1, answering(listCandidates, page(rows)))
    await waitFor(async () => expect((await button('下一位')).disabled).toBe(false))
    fireEvent.click(await button('下一位'))
    await heading('候选人3')
    expect(query().open).toBe('3')
    expect(await screen.findByText(/^第 2 位，共 \d+ 位$/)).toBeTruthy()
  })

  test('follow the list, without a step in the history for each', async () => {
    const { query } = await show(2)
    await waitFor(async () => expect((await button('下一位')).disabled).toBe(false))
    fireEvent.click(await button('下一位'))
    await heading('候选人3')
    expect(query()).toEqual({ keyword: '王', open: '3' })
    fireEvent.click(await button('上一位'))
    await heading('候选人2')
  })

  test('on a page not read yet are read first', async () => {
    const { query, server } = await show(3)
    await waitFor(async () => expect((await button('下一位')).disabled).toBe(false))
    fireEvent.click(await button('下一位'))
    await heading('候选人4')
    expect(query().open).toBe('4')
    expect(server.queriesOf(listCandidates).filter(({ cursor }) => cursor === 'm-1')).toHaveLength(1)
    expect((await button('下一位')).disabled).toBe(true)
  })

  test.each([
    ['j', 2, '候选人3'],
    ['ArrowRight', 2, '候选人3'],
    ['k', 2, '候选人1'],
    ['ArrowLeft', 2, '候选人1'],
  ])('answer to the key %s', async (key, open, name) => {
    await show(open)
    await heading(`候选人${open}`)
    await waitFor(async () => expect((await button('下一位')).disabled).toBe(false))
    fireEvent.keyDown(document.body, { key })
    expect(await heading(name)).toBeTruthy()
  })

  test('go past a whole page of people who have left', async () => {
    const pages: Record<string, ReturnType<typeof page>> = {
      '': page([application(1)], { next_cursor: 's-2' }),
      's-2': page([application(2, { is_listed: false })], { next_cursor: 't-3' }),
      't-3': page([application(3)]),
    }
    const { query } = await show(
      1,
      answering(listCandidates, ({ query: asked }) => pages[String(asked.cursor ?? '')] ?? page([])),
    )
    await waitFor(async () => expect((await button('下一位')).disabled).toBe(false))
    fireEvent.click(await button('下一位'))
    await heading('候选人3')
    expect(query().open).toBe('3')
  })

  test('stay where somebody stood who is no longer in the list, without a place in it', async () => {
    const { server, query } = await show(2)
    await screen.findByText(/^第 2 位，共 \d+ 位$/)
    server.now(answering(listCandidates, page([application(1), application(3)])))
    await act(async () => refreshEntities(['application']))
    await waitFor(() => expect(screen.queryByText(/^第 \d 位/)).toBeNull())
    await heading('候选人2')
    fireEvent.click(await button('下一位'))
    await heading('候选人3')
    expect(query().open).toBe('3')
  })

  test('of somebody who is not in the list are nobody', async () => {
    await show(99)
    await heading('候选人99')
    expect((await button('下一位')).disabled).toBe(true)
    expect((await button('上一位')).disabled).toBe(true)
  })
})

describe('other applications', () => {
  test('lead to their pages', async () => {
    const other = {
      post_id: 50,
      position: '校招工程师',
      origin: 1,
      is_listed: true,
      applied_at: '2026-01-02T00:00:00Z',
    }
    const answer = { ...record(application(2)), others: [{ ...other, status: statusOf(12, 10, 11) }] }
    await show(2, answering(getApplication, answer))
    fireEvent.click(await screen.findByRole('tab', { name: /其他投递/ }))
    const link = await screen.findByRole('link', { name: /校招工程师/ })
    expect(link.getAttribute('href')).toBe('/candidate/detail/50')
  })
})
