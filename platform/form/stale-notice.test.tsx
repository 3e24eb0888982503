import { answering, refusing, serve } from '@bole/platform/web-testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { api, closed, input, known, press, show, somebodySaves, type } from './testing/lamps.tsx'

describe('what somebody else saved', () => {
  const theirs = { ...known, version: 3, watts: 60, rooms: ['hall'] }

  test('is named by the labels of its fields, and can be taken', async () => {
    serve()
    await show(known)
    await type('Name', 'Mine')
    somebodySaves(theirs)
    expect(await screen.findByText('已变化：Power和Rooms')).toBeTruthy()
    await press(/载入最新内容/)
    expect((await input('Name')).value).toBe('Desk')
    expect((await input('Power')).value).toBe('60')
    expect(screen.queryByText(/他人保存了修改/)).toBeNull()
  })

  test('can be overruled, at the version it has', async () => {
    const server = serve(refusing(api.update, 'stale', { message: 'somebody was first' }))
    await show(known)
    await type('Name', 'Mine')
    await press(/^保\s?存$/)
    expect(await screen.findByText('somebody was first')).toBeTruthy()
    somebodySaves(theirs)
    await waitFor(() => expect(screen.queryByText('somebody was first')).toBeNull())
    await press(/保留我的修改/)
    expect(screen.queryByText(/他人保存了修改|somebody was first/)).toBeNull()
    server.now(answering(api.update, { id: 7, version: 4 }))
    await press(/^保\s?存$/)
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
    expect(server.bodiesOf(api.update).at(-1)).toMatchObject({ version: 3, name: 'Mine', watts: 60 })
  })

  test('is named as elsewhere where its field is not shown', async () => {
    serve()
    await show(known)
    await input('Name')
    somebodySaves({ ...known, version: 3, bought_on: '2026-05-06' })
    expect(await screen.findByText('已变化：此处未显示的内容')).toBeTruthy()
  })

  test('is said to be nothing where nothing that the form holds has changed', async () => {
    serve()
    await show(known)
    await input('Name')
    somebodySaves({ ...known, version: 3 })
    expect(await screen.findByText('内容与您打开时相同，可以继续编辑。')).toBeTruthy()
  })
})
