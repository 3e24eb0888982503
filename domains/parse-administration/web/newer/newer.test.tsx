import { parseAdministrationApi } from '@bole/parse-administration/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import SettingsPage from '../settings-page.tsx'
import { compared, newer, shell } from '../testing/examples.ts'
import ComparePage from './compare-page.tsx'
import NewerList from './newer-list.tsx'

const { listNewer, compareNewer, settleNewer, getReadingSettings, updateReadingSettings } =
  parseAdministrationApi

test('newer readings say whose they are and how far they differ', async () => {
  serve(...shell, answering(listNewer, { list: [newer] }, 1))
  await showScreen(NewerList, '/candidate/reading/list')
  const row = within((await screen.findByText('林岚')).closest('tr') ?? document.body)
  expect(row.getByText('后端工程师')).toBeTruthy()
  expect(row.getByText('待确认')).toBeTruthy()
  expect(screen.getByText('林岚').closest('a')?.getAttribute('href')).toBe('/candidate/detail/7')
})

test('two readings stand side by side, what is the same only when asked for, and one is taken over', async () => {
  const server = serve(
    ...shell,
    answering(compareNewer, { newer, fields: [...compared] }),
    answering(settleNewer, { id: 9, state: 'accepted' }),
  )
  await showScreen(ComparePage, '/candidate/reading/9')
  const row = within((await screen.findByText('珠海')).closest('tr') ?? document.body)
  expect(row.getByText('北京')).toBeTruthy()
  expect(screen.getByText('教育经历 · 学校')).toBeTruthy()
  expect(screen.queryByText('姓名')).toBeNull()
  fireEvent.click(screen.getByLabelText('同时显示一致的字段'))
  expect(await screen.findByText('姓名')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '采用新识别' }))
  await waitFor(() =>
    expect(server.bodiesOf(settleNewer)).toEqual([{ id: 9, version: 2, decision: 'accept' }]),
  )
})

test('what was settled offers nothing to decide', async () => {
  const settled = { ...newer, state: 'kept' as const, can: { compare: true, settle: false } }
  serve(...shell, answering(compareNewer, { newer: settled, fields: [...compared] }))
  await showScreen(ComparePage, '/candidate/reading/9')
  expect(await screen.findByText('保留原内容')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '采用新识别' })).toBeNull()
})

test('the switch says how many résumés it is about, and is saved at the version seen', async () => {
  const server = serve(
    ...shell,
    answering(getReadingSettings, { id: 1, version: 0, measures_corrections: false, corrected_count: 12 }),
    answering(updateReadingSettings, { id: 1, version: 1 }),
  )
  await showScreen(SettingsPage, '/organization/reading')
  expect(await screen.findByText(/现有 12 份/)).toBeTruthy()
  fireEvent.click(screen.getByRole('switch'))
  fireEvent.click(screen.getByText(/^(确\s?定|保\s?存)$/).closest('button') ?? document.body)
  await waitFor(() =>
    expect(server.bodiesOf(updateReadingSettings)).toEqual([
      { id: 1, version: 0, measures_corrections: true },
    ]),
  )
})
