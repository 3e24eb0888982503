import { serve, showScreen } from '@bole/platform/web-testing'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { shell } from '../testing/examples.ts'
import { NewerPanel } from './newer-panel.tsx'

const newer = {
  ...{ id: 9, state: 'open' as const, reason: null, reader: 1, found: 1, changed: 0, gone: 0 },
  ...{ ask_time: '2026-11-21T02:00:00.000Z', can: { compare: true } },
  fields: [
    { path: 'city', label: 'city', kind: 'found' as const, before_confidence: null, after_confidence: 0.9 },
    {
      path: 'name',
      label: 'name',
      kind: 'corrected' as const,
      before_confidence: 0.5,
      after_confidence: 0.5,
    },
  ],
}

async function show(changes: object = {}) {
  serve(...shell)
  await showScreen(() => <NewerPanel newer={{ ...newer, ...changes }} />)
}

describe('what a newer reader says', () => {
  test('leads whoever may see it to what it says', async () => {
    await show()
    const link = await screen.findByText('查看对比')
    expect(link.closest('a')?.getAttribute('href')).toBe('/candidate/reading/9')
    expect(screen.queryByText(/具体内容只有该机构的人员能看到/)).toBeNull()
  })

  test('tells how sure either is, and nothing of what was not read', async () => {
    await show()
    const row = (await screen.findByText('所在城市')).closest('tr')
    expect(row?.textContent).toBe('所在城市新增—90 %')
    expect(screen.getByText('人工更正，不变')).toBeTruthy()
  })

  test('that failed says why and compares nothing', async () => {
    await show({ state: 'failed', reason: 'timed_out', fields: [], can: { compare: false } })
    expect(await screen.findByText('未能识别')).toBeTruthy()
    expect(screen.getByText('识别超时')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('that is under way asks nobody to decide', async () => {
    await show({ state: 'reading', fields: [], can: { compare: false } })
    expect(await screen.findByText('正在识别')).toBeTruthy()
    expect(screen.queryByText('查看对比')).toBeNull()
  })
})
