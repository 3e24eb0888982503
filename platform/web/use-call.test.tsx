import { defineApi } from '@bole/platform/contract'
import { answering, failing, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { refreshEntities } from './query-cache.ts'
import { useCall, useChange } from './use-call.ts'

const list = z.object({ list: z.array(z.string()), next: z.string().nullable() })

const api = defineApi('things', {
  list: {
    method: 'GET',
    path: 'things',
    summary: '',
    access: 'anyone',
    query: z.object({ cursor: z.string().optional() }),
    reply: list,
    shows: ['thing'],
  },
  count: { method: 'GET', path: 'count', summary: '', access: 'anyone', reply: z.number(), shows: ['place'] },
  rename: {
    method: 'POST',
    path: 'things/rename',
    summary: '',
    access: 'anyone',
    body: z.object({ name: z.string() }),
    reply: z.object({}),
    refusals: ['taken'],
    changes: ['thing'],
  },
})

let isPatient = false

function Screen() {
  const things = useCall(api.list, {}, { handlesErrors: isPatient }).data?.data.list
  const count = useCall(api.count, {}).data?.data
  const rename = useChange(api.rename)
  return (
    <>
      <output>{`${things?.join()} ${count}`}</output>
      <button type="button" onClick={() => rename.mutate({ body: { name: 'x' } })}>
        rename
      </button>
    </>
  )
}

const page = (...names: string[]) => answering(api.list, { list: names, next: null })
const asked = (server: ReturnType<typeof serve>) => server.sent.map(({ call }) => call.name)

describe('a change', () => {
  test('refreshes what shows the entities it changes, and nothing else', async () => {
    const server = serve(page('lamp'), answering(api.count, 3), answering(api.rename, {}))
    await showScreen(Screen)
    await screen.findByText('lamp 3')
    server.now(page('torch'), answering(api.count, 4))
    fireEvent.click(screen.getByText('rename'))
    expect(await screen.findByText('torch 3')).toBeTruthy()
    expect(asked(server)).toEqual(['things.list', 'things.count', 'things.rename', 'things.list'])
  })

  test('refreshes after a refusal, too: what it showed was wrong; the shell hears of it', async () => {
    const server = serve(page('lamp'), answering(api.count, 3), refusing(api.rename, 'taken'))
    const shown = await showScreen(Screen)
    await screen.findByText('lamp 3')
    server.now(page('fresh'))
    fireEvent.click(screen.getByText('rename'))
    expect(await screen.findByText('fresh 3')).toBeTruthy()
    expect(shown.unhandled).toMatchObject([{ code: 'taken' }])
  })
})

describe('a reading', () => {
  test('is made again when somebody else changed what it shows', async () => {
    const server = serve(page('lamp'), answering(api.count, 3))
    await showScreen(Screen)
    await screen.findByText('lamp 3')
    server.now(page('theirs'), answering(api.count, 5))
    act(() => refreshEntities(['place', 'unheard-of']))
    expect(await screen.findByText('lamp 5')).toBeTruthy()
    act(() => refreshEntities([]))
    act(() => refreshEntities(['thing']))
    expect(await screen.findByText('theirs 5')).toBeTruthy()
  })

  test.each([
    [false, 1],
    [true, 0],
  ])('that failed is the shell’s concern unless the screen shows it: %s', async (handles, heard) => {
    isPatient = handles
    const server = serve(failing(api.list, 500), answering(api.count, 3))
    const shown = await showScreen(Screen)
    await screen.findByText('undefined 3')
    await waitFor(() => expect(server.queriesOf(api.list)).toHaveLength(1))
    expect(shown.unhandled).toHaveLength(heard)
  })
})
