import { showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BatchBar } from './batch-bar.tsx'

afterEach(() => vi.unstubAllGlobals())

const names = ['切换', '通过', '淘汰', '转交']
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)

const show = async (isPhone: boolean) => {
  const listens = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('matchMedia', (asked: string) => ({
    matches: asked.includes('max-') === isPhone,
    ...listens,
  }))
  const does = vi.fn()
  const actions = names.map((label) => ({ key: label, label, onClick: () => does(label) }))
  await showScreen(() => <BatchBar selected="3" actions={actions} onClear={() => does('clear')} />)
  return does
}

test('on a wide screen all of them are buttons', async () => {
  await show(false)
  expect(buttons().map((name) => name?.replace(/\s/g, ''))).toEqual([...names, '取消选择'])
})

test('on a phone the first two are, and a menu has the rest', async () => {
  const does = await show(true)
  expect(buttons().map((name) => name?.replace(/\s/g, ''))).toEqual([
    '切换',
    '通过',
    '更多批量操作',
    '取消选择',
  ])
  fireEvent.click(screen.getByRole('button', { name: '更多批量操作' }))
  fireEvent.click(await screen.findByText('转交'))
  expect(does.mock.calls).toEqual([['转交']])
})

test('names those out of sight before anything is begun with them', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  const does = vi.fn()
  const actions = [{ key: 'pass', label: '通过', onClick: does }]
  const outOfSight = ['灯 1', '灯 2']
  await showScreen(() => <BatchBar {...{ actions, outOfSight }} selected="3" onClear={() => undefined} />)
  expect(screen.getByText(/其中 2 项是之前搜索时选的/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^通\s?过$/ }))
  expect(await screen.findByText('灯 1、灯 2')).toBeTruthy()
  expect(does).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: /^继\s?续$/ }))
  await vi.waitFor(() => expect(does).toHaveBeenCalled())
})
