import { defineApi } from '@bole/platform/contract'
import { answering, failing, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { type ChangedEntities, queryClient, refreshChanged, refreshEntities } from './query-cache.ts'
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
    shows: ['position'],
  },
  count: {
    method: 'GET',
    path: 'count',
    summary: '',
    access: 'anyone',
    reply: z.number(),
    shows: ['project'],
  },
  view: {
    method: 'GET',
    path: 'view',
    summary: '',
    access: 'anyone',
    query: z.object({ id: z.coerce.number() }),
    reply: z.object({ name: z.string(), others: z.array(z.object({ id: z.number() })) }),
    shows: [
      { entity: 'application', by: 'id' },
      { entity: 'application', by: 'id', among: 'others' },
    ],
  },
  rename: {
    method: 'POST',
    path: 'things/rename',
    summary: '',
    access: 'anyone',
    body: z.object({ name: z.string() }),
    reply: z.object({}),
    refusals: ['taken'],
    changes: ['position'],
  },
})

let isPatient = false

function Screen() {
  const things = useCall(api.list, {}, { handlesErrors: isPatient }).data?.data.list
  const count = useCall(api.count, {}).data?.data
  const rename = useChange(api.rename, { handlesErrors: isPatient })
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

test.each([
  ['a refusal', {}, []],
  ['a used-up quota', { notice: { title: 'none left' } }, [{ code: 'taken' }]],
])('where a screen shows what is refused, the shell hears of %s so', async (_, said, heard) => {
  isPatient = true
  const server = serve(page('lamp'), answering(api.count, 3), refusing(api.rename, 'taken', said))
  const shown = await showScreen(Screen)
  await screen.findByText('lamp 3')
  server.now(page('fresh'))
  fireEvent.click(screen.getByText('rename'))
  await screen.findByText('fresh 3')
  expect(shown.unhandled).toMatchObject(heard)
  isPatient = false
})

test('a warning is handed back to the screen that takes it, and to no other', async () => {
  const warned: string[] = []
  function Asking() {
    const rename = useChange(api.rename, {
      onWarned: ({ code }, { body }) => void warned.push(`${code} ${body.name}`),
    })
    return (
      <button type="button" onClick={() => rename.mutate({ body: { name: 'x' } })}>
        rename
      </button>
    )
  }
  serve(refusing(api.rename, 'taken', { status: 'warning' }))
  const shown = await showScreen(Asking)
  fireEvent.click(await screen.findByText('rename'))
  await waitFor(() => expect(warned).toEqual(['taken x']))
  expect(shown.unhandled).toEqual([])
})

describe('a reading', () => {
  test('is made again when somebody else changed what it shows', async () => {
    const server = serve(page('lamp'), answering(api.count, 3))
    await showScreen(Screen)
    await screen.findByText('lamp 3')
    server.now(page('theirs'), answering(api.count, 5))
    act(() => refreshEntities(['project', 'process']))
    expect(await screen.findByText('lamp 5')).toBeTruthy()
    act(() => refreshEntities([]))
    act(() => refreshEntities(['position']))
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
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(server.queriesOf(api.list)).toHaveLength(1)
    expect(shown.unhandled).toHaveLength(heard)
  })
})

describe('a reading of one record', () => {
  function Record() {
    return <output>{useCall(api.view, { query: { id: 7 } }).data?.data.name}</output>
  }
  const named = (name: string) => answering(api.view, { name, others: [{ id: 8 }] })

  test.each<[string, ChangedEntities, boolean]>([
    ['its own record', { application: [3, 7] }, true],
    ['a record among its rows', { application: [8] }, true],
    ['another record', { application: [9] }, false],
    ['nobody knows which record', { application: null }, true],
    ['another entity', { position: [7] }, false],
  ])('when %s changed', async (_, changed, isAskedAgain) => {
    const server = serve(named('lamp'))
    await showScreen(Record)
    await screen.findByText('lamp')
    server.now(named('torch'))
    act(() => refreshChanged(changed))
    if (isAskedAgain) expect(await screen.findByText('torch')).toBeTruthy()
    else expect(asked(server)).toEqual(['things.view'])
  })

  test('waits in a window nobody looks at until somebody does', async () => {
    const server = serve(named('lamp'))
    await showScreen(Record)
    await screen.findByText('lamp')
    server.now(named('torch'))
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => refreshChanged({ application: [7] }))
    expect(asked(server)).toEqual(['things.view'])
    hidden.mockRestore()
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(await screen.findByText('torch')).toBeTruthy()
  })
})
