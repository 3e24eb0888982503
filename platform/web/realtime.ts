import type { EntityName } from '@bole/platform/contract'
import { useEffect, useState } from 'react'
import type { Socket } from 'socket.io-client'
import { gatherChanges } from './gather-changes.ts'
import { type ChangedEntities, refreshChangedElsewhere, refreshEverything } from './query-cache.ts'

/** Somebody who has the same record open. */
export interface Looker {
  readonly id: number
  readonly name: string
}

interface Hooks {
  /** The pages on the server are no longer those this window was loaded from. */
  readonly onNewVersion: () => void
  /** What it waits for: it must not get in the way of the first screen. */
  readonly after?: Promise<void>
}

let connecting: Promise<Socket> | null = null
let firstVersion: string | null = null

/** Opens the one socket of this window, after the first screen has what it needs. */
export function connectRealtime({ onNewVersion, after }: Hooks): void {
  const load = () => import('socket.io-client')
  const begun = performance.now()
  connecting ??= (after?.then(load) ?? load()).then(({ io }) => {
    let wasConnected = false
    // For how long its answers may have become older without its hearing of it; a window that comes back does not know.
    const auth = (say: (age: object) => void) =>
      say(wasConnected ? {} : { asking_for: performance.now() - begun })
    const socket = io({ path: '/api/socket', transports: ['websocket'], auth })
    const gathered = gatherChanges(refreshChangedElsewhere)
    socket.on('connect', () => {
      wasConnected = true
    })
    // Null: what changed meanwhile is not known.
    socket.on('missed', (changes: readonly ChangedEntities[] | null) => {
      if (changes) for (const changed of changes) gathered(changed)
      else refreshEverything()
    })
    socket.on('changed', (changed: ChangedEntities) => gathered(changed))
    socket.on('version', (version: string) => {
      firstVersion ??= version
      if (version !== firstVersion) onNewVersion()
    })
    return socket
  })
}

export function disconnectRealtime(): void {
  void connecting?.then((socket) => socket.disconnect())
  connecting = null
}

/** Says that a record is open here, and answers who else has it open. */
export function useLookers(entity: EntityName, id: number | null): readonly Looker[] {
  const [people, setPeople] = useState<readonly Looker[]>([])
  useEffect(() => {
    if (id === null) return
    let stop = (): void => undefined
    let isGone = false
    void connecting?.then((socket) => {
      if (isGone) return
      const say = () => socket.emit('look', { entity, id })
      const hear = (message: { readonly room: string; readonly people: readonly Looker[] }) => {
        if (message.room.endsWith(`:${entity}:${id}`)) setPeople(message.people)
      }
      socket.on('lookers', hear)
      socket.on('connect', say)
      if (socket.connected) say()
      stop = () => {
        socket.off('lookers', hear)
        socket.off('connect', say)
        socket.emit('look', null)
      }
    })
    return () => {
      isGone = true
      stop()
      setPeople([])
    }
  }, [entity, id])
  return people
}
