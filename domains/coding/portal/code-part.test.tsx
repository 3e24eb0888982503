import { loadTexts } from '@bole/platform/portal-shell'
import { answerCalls, openPage } from '@bole/platform/portal-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heard, unchanged } from '../testing/examples.ts'
import { CodePart } from './code-part.tsx'

await loadTexts('en-US')

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => openPage(() => <CodePart token="secret" />, '/')

test('a candidate sees the program and changes its language', async () => {
  const made = answerCalls('careers', {
    'room/program-sync': () => ({ data: made.length > 1 ? unchanged : heard }),
    'room/program-language': () => ({ data: { version: 2 } }),
  })
  open()
  const editor = await screen.findByRole('textbox', { name: 'Code' })
  await waitFor(() => expect(editor.textContent).toContain('sys.stdin'))
  expect(made[0]?.body).toMatchObject({ token: 'secret', version: 0, updates: [] })
  fireEvent.change(screen.getByLabelText('Programming language'), { target: { value: 'sql' } })
  await waitFor(() =>
    expect(made.find(({ path }) => path === 'room/program-language')?.body).toEqual({
      token: 'secret',
      language: 'sql',
    }),
  )
})

test('waits for a question, and keeps trying while the network is lost', async () => {
  const made = answerCalls('careers', {
    'room/program-sync': () =>
      made.length > 1
        ? { code: 'starting', http: 503 }
        : { data: { ...unchanged, program_map_id: 0, seq: 0 } },
  })
  open()
  expect(await screen.findByText(/haven’t chosen a question/)).toBeTruthy()
  await vi.advanceTimersByTimeAsync(500)
  expect(await screen.findByText(/Trying again/)).toBeTruthy()
})
