import { libraryApi, type Watch } from '@bole/library/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SearchWatches } from './search-watches.tsx'

const { listWatches, setWatch } = libraryApi

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const watch: Watch = {
  ...{ id: 4, name: '上海 Java', conditions: { city: '上海' } },
  ...{ is_on: true, looked_at: '2026-11-22T23:00:00.000Z', found: 3 },
}

test('a saved search is switched to be quiet, and says what it found last', async () => {
  const server = serve(answering(listWatches, { list: [watch] }), answering(setWatch, {}))
  await showScreen(SearchWatches, '/candidate/library/list', '/candidate/library/list')
  fireEvent.click((await screen.findByText('新人选提醒')).closest('button') ?? document.body)
  expect(await screen.findByText(/新增 3 人/)).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: '提醒“上海 Java”的新人选' }))
  await waitFor(() => expect(server.bodiesOf(setWatch)).toEqual([{ id: 4, is_on: false }]))
})
