import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from './query-cache.ts'
import { connectRealtime, disconnectRealtime, useLookers } from './realtime.ts'

/** The wire's other end: the socket of somebody else's library, held in the hand. */
const wire = vi.hoisted(() => {
  type Listener = (message: never) => void
  const listeners = new Map<string, Set<Listener>>()
  const said: [string, unknown][] = []
  let opened = 0
  let auth: (say: (age: object) => void) => void = () => undefined
  const socket = {
    connected: true,
    on: (event: string, listener: Listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    off: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
    emit: (event: string, message: unknown) => void said.push([event, message]),
    disconnect: () => said.push(['disconnect', null]),
  }
  return {
    socket,
    said,
    io: (options: { auth: (say: (age: object) => void) => void }) => {
      opened += 1
      auth = options.auth
      return socket
    },
    handshake: () => {
      let said = {}
      auth((age) => {
        said = age
      })
      return said
    },
    opened: () => opened,
    hear: (event: string, message?: unknown) => {
      for (const listener of listeners.get(event) ?? []) listener(message as never)
    },
    listening: (event: string) => listeners.get(event)?.size ?? 0,
    reset: () => {
      listeners.clear()
      said.length = 0
      opened = 0
      socket.connected = true
    },
  }
})
vi.mock('socket.io-client', () => ({ io: wire.io }))

const onNewVersion = vi.fn()
const refreshed = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue(undefined)

/** Which of these answers would be asked for again. */
const asksAgainFor = (...entities: string[]) => {
  const predicate = refreshed.mock.lastCall?.[0]?.predicate
  return entities.filter((entity) => predicate?.({ meta: { shows: [entity] } } as never))
}

const settle = () => act(async () => vi.dynamicImportSettled())

beforeEach(async () => {
  wire.reset()
  refreshed.mockClear()
  onNewVersion.mockClear()
  connectRealtime({ onNewVersion })
  await vi.dynamicImportSettled()
})
afterEach(() => {
  cleanup()
  disconnectRealtime()
})

describe('the socket of a window', () => {
  test('is one, however often it is asked for, and is let go of', async () => {
    connectRealtime({ onNewVersion })
    await vi.dynamicImportSettled()
    expect(wire.opened()).toBe(1)
    disconnectRealtime()
    await vi.dynamicImportSettled()
    expect(wire.said).toContainEqual(['disconnect', null])
  })

  test('has what changed asked for again, and nothing else', () => {
    wire.hear('changed', { application: [7], tag: null })
    expect(asksAgainFor('application', 'tag', 'position')).toEqual(['application', 'tag'])
    refreshed.mockClear()
    wire.hear('changed', {})
    expect(refreshed).not.toHaveBeenCalled()
  })

  test('says how long it has been asking without listening; once it was away that is not known', () => {
    expect(wire.handshake()).toEqual({ asking_for: expect.any(Number) })
    wire.hear('connect')
    expect(wire.handshake()).toEqual({})
  })

  test('has what it missed asked for again, and everything where that is not known', () => {
    wire.hear('missed', [{ application: [7] }])
    expect(asksAgainFor('application', 'candidate')).toEqual(['application'])
    wire.hear('missed', null)
    expect(asksAgainFor('application', 'candidate', 'position', 'notice', 'session')).toEqual([
      'application',
      'candidate',
      'position',
      'notice',
      'session',
    ])
  })

  test('says when the pages are no longer those it was loaded from', () => {
    wire.hear('version', 'one')
    wire.hear('version', 'one')
    expect(onNewVersion).not.toHaveBeenCalled()
    wire.hear('version', 'two')
    expect(onNewVersion).toHaveBeenCalledOnce()
  })
})

describe('who else looks at a record', () => {
  function Lookers({ id }: { readonly id: number | null }) {
    return (
      <output>
        {useLookers('application', id)
          .map(({ name }) => name)
          .join('、')}
      </output>
    )
  }
  const text = () => document.querySelector('output')?.textContent
  const room = (id: number) => `looking:1:application:${id}`
  const there = (id: number, ...names: string[]) =>
    act(() => wire.hear('lookers', { room: room(id), people: names.map((name, at) => ({ id: at, name })) }))

  test('is said by telling what one looks at, and heard for that record alone', async () => {
    render(<Lookers id={7} />)
    await settle()
    expect(wire.said).toEqual([['look', { entity: 'application', id: 7 }]])
    there(7, '陈晨', '何静')
    expect(text()).toBe('陈晨、何静')
    there(8, '别人')
    there(77, '别人')
    expect(text()).toBe('陈晨、何静')
    there(7)
    expect(text()).toBe('')
  })

  test('is forgotten on the way to the next record', async () => {
    const view = render(<Lookers id={7} />)
    await settle()
    there(7, '陈晨')
    view.rerender(<Lookers id={8} />)
    await settle()
    expect(text()).toBe('')
    expect(wire.said).toEqual([
      ['look', { entity: 'application', id: 7 }],
      ['look', null],
      ['look', { entity: 'application', id: 8 }],
    ])
    there(7, '陈晨')
    expect(text()).toBe('')
    view.unmount()
    expect(wire.said.at(-1)).toEqual(['look', null])
    expect(wire.listening('lookers')).toBe(0)
  })

  test('is told again when the connection comes back', async () => {
    wire.socket.connected = false
    render(<Lookers id={7} />)
    await settle()
    expect(wire.said).toEqual([])
    wire.hear('connect')
    expect(wire.said).toEqual([['look', { entity: 'application', id: 7 }]])
  })

  test('is nobody while nothing is open', async () => {
    render(<Lookers id={null} />)
    await settle()
    expect(wire.said).toEqual([])
    expect(wire.listening('lookers')).toBe(0)
  })
})
