import type { ImportDetail } from '@bole/imports/contract'
import { importStates } from '@bole/imports/model'
import { serve, showScreen } from '@bole/platform/web-testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UnderWay } from './under-way.tsx'

const sums = { new: 30, known: 10, refused: 10, done: 50, removed: 20, in_part: 4, kept: 1 }
const one: ImportDetail = {
  ...{ id: 7, name: 'a.csv', kind: 'csv', state: 'read', user: { id: 1, name: '何静' }, reason: null },
  ...{ rows_read: 200, sums, create_time: '2026-11-20T02:00:00Z', end_time: null, version: 2 },
  can: { map: false, check: false, run: false, undo: false, remove: false },
  ...{ position_id: null, skips_known: false, progress_id: null },
  ...{ columns: [], mapping: [], positions: [], statuses: [], choices: [] },
}

test.each([
  ['reading', /已读 200 行/],
  ['checking', /（50 \/ 200）.*不会写入任何人员/],
  ['running', /（50 \/ 200）.*完成后会通知您/],
  ['undoing', /（25 行）/],
] as const)('work that is %s says how far it is, and that one can leave', async (state, words) => {
  serve()
  await showScreen(() => <UnderWay one={{ ...one, state }} />)
  expect((await screen.findByRole('status')).textContent).toMatch(words)
  expect(screen.getByRole('progressbar')).toBeTruthy()
})

const quiet = importStates.states.filter(
  (state) => !['reading', 'checking', 'running', 'undoing'].includes(state),
)

test.each(quiet)('nothing is under way while an import is %s', async (state) => {
  serve()
  await showScreen(() => (
    <>
      <UnderWay one={{ ...one, state }} />
      <p>here</p>
    </>
  ))
  await screen.findByText('here')
  expect(screen.queryByRole('status')).toBeNull()
})

test('before the first row is read nothing is divided by none', async () => {
  serve()
  await showScreen(() => <UnderWay one={{ ...one, state: 'running', rows_read: 0 }} />)
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('0')
})
