import { pipelineApi } from '@bole/pipeline/contract'
import { showScreen } from '@bole/platform/web-testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { KeywordInput } from './keyword-input.tsx'
import type { CandidateListState } from './use-candidate-list.ts'

afterEach(() => vi.useRealTimers())

const change = vi.fn<CandidateListState['change']>()

const nothing: CandidateListState = {
  state: {},
  change,
  query: pipelineApi.listCandidates.query.parse({}),
  items: [],
  newest: undefined,
  isLoading: false,
  again: null,
  isRefreshing: false,
  hasMore: false,
  loadMore: () => undefined,
  see: () => undefined,
  library: undefined,
}

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

/** The field beside an address with this keyword; the address changes when the test says so. */
async function show(keyword?: string) {
  change.mockReset()
  let address: (asked: string | undefined) => void = () => undefined
  await showScreen(() => {
    const [asked, setAsked] = useState(keyword)
    address = (next) => act(() => setAsked(next))
    return <KeywordInput list={{ ...nothing, state: asked ? { keyword: asked } : {} }} />
  })
  const field = await screen.findByLabelText<HTMLInputElement>('搜索姓名、手机、邮箱、公司、职务、技能')
  vi.useFakeTimers()
  return {
    field,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    address: (asked: string | undefined) => address(asked),
    pause: () => wait(250),
    asked: () => change.mock.calls.map(([changed]) => changed.keyword),
  }
}

test('what is typed while the address follows is not lost', async () => {
  const { field, type, pause, address, asked } = await show()
  type('wang')
  pause()
  expect(asked()).toEqual(['wang'])
  // The next letter comes before the address has changed.
  type('wangx')
  address('wang')
  expect(field.value).toBe('wangx')
  pause()
  expect(asked()).toEqual(['wang', 'wangx'])
})

test('what somebody else puts into the address stands in the field', async () => {
  const { field, type, pause, address, asked } = await show('王')
  expect(field.value).toBe('王')
  address('李')
  expect(field.value).toBe('李')
  address(undefined)
  expect(field.value).toBe('')
  type('张')
  pause()
  address('张')
  // One goes back: the address has what it had before.
  address(undefined)
  expect(field.value).toBe('')
  pause()
  expect(asked()).toEqual(['张'])
})

test('is asked for once after a pause, and not at all when it is taken back in time', async () => {
  const { type, pause, asked } = await show()
  type('w')
  wait(200)
  type('wa')
  wait(200)
  expect(asked()).toEqual([])
  type('')
  pause()
  expect(asked()).toEqual([])
})

test('is cleared by a press, and can be typed into at once', async () => {
  const { field, pause, asked } = await show('王')
  const clear = document.querySelector('button')
  if (clear) fireEvent.click(clear)
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  pause()
  expect(asked()).toEqual([null])
})
