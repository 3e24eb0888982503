import type { Heard, Program, Run, SharedCursor } from '@bole/coding/contract'
import type { CodingLanguage } from '@bole/coding/model'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as Y from 'yjs'

/** Milliseconds between two looks at what others wrote. */
const every = 400

/** Milliseconds that a window waits for more of what is being typed before it sends it. */
const typing = 60

interface Saying {
  readonly program_map_id?: number
  readonly version: number
  readonly after: number
  readonly after_run: number
  readonly client: number
  readonly language?: CodingLanguage
  readonly anchor: number
  readonly head: number
  readonly updates: string[]
}

interface Shown {
  readonly heard: Heard | null
  readonly program: Program | null
  /** What is written, as a document that the editor writes in; another one for each program. */
  readonly doc: Y.Doc | null
  readonly cursors: readonly SharedCursor[]
  /** What was run last. */
  readonly run: Run | null
  /** Why the last look failed; what was there stays shown, and is sent again. */
  readonly error: unknown
}

const nothing: Shown = { heard: null, program: null, doc: null, cursors: [], run: null, error: null }

/** What updates are marked with that came from the server and are not to be sent there again. */
const fromServer = 'server'

const asText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const asBytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

/**
 * A window of the program that is shown in a room: what is written in it is sent at once, what others write is read some times a second.
 * `ask` makes the call; `isRefused` says of its failure that the server will never take what was sent: the window then shows again what the
 * server has.
 */
export function useProgramWindow(
  ask: (saying: Saying) => Promise<Heard>,
  isRefused: (error: unknown) => boolean,
) {
  const [shown, setShown] = useState<Shown>(nothing)
  const latest = useRef({ ask, isRefused })
  latest.current = { ask, isRefused }
  const own = useRef(newWindow())
  const wake = useRef<() => void>(() => undefined)

  const flying = useRef<Promise<void>>(Promise.resolve())
  const lookOnce = useCallback(async () => {
    const window = own.current
    const sent = window.pending.splice(0)
    try {
      const updates = sent.length > 0 ? [asText(Y.mergeUpdates(sent))] : []
      const heard = await latest.current.ask({ ...window.saying, ...namedBy(window), updates })
      if (window !== own.current) return
      take(window, heard, () => wake.current())
      setShown((before) => ({
        ...{ heard, cursors: heard.cursors, doc: window.doc },
        run: heard.run ?? (heard.program_map_id === before.heard?.program_map_id ? before.run : null),
        program: heard.program_map_id === 0 ? null : (heard.program ?? before.program),
        // A refusal is read until something else was taken.
        error: sent.length === 0 && latest.current.isRefused(before.error) ? before.error : null,
      }))
    } catch (error) {
      if (latest.current.isRefused(error)) own.current = newWindow()
      else window.pending.unshift(...sent)
      setShown((before) => ({ ...before, error }))
    }
  }, [])
  /** One look after the other: what it answers follows all that was written before it. */
  const look = useCallback(() => {
    flying.current = flying.current.then(lookOnce)
    return flying.current
  }, [lookOnce])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLooking = false
    let isOver = false
    const goOn = async () => {
      isLooking = true
      await look()
      isLooking = false
      if (!isOver) timer = setTimeout(() => void goOn(), own.current.pending.length > 0 ? typing : every)
    }
    wake.current = () => {
      if (isLooking || isOver) return
      clearTimeout(timer)
      timer = setTimeout(() => void goOn(), typing)
    }
    void goOn()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [look])

  const pointAt = useCallback((anchor: number, head: number) => {
    own.current.saying = { ...own.current.saying, anchor, head }
  }, [])
  return { ...shown, look, pointAt }
}

const namedBy = ({ program_map_id }: ProgramWindow) => (program_map_id === 0 ? {} : { program_map_id })

interface ProgramWindow {
  doc: Y.Doc | null
  saying: Omit<Saying, 'updates' | 'program_map_id'>
  /** The program that it shows; 0: none. */
  program_map_id: number
  /** What was written and not sent yet. */
  readonly pending: Uint8Array[]
}

function newWindow(): ProgramWindow {
  return {
    doc: null,
    program_map_id: 0,
    saying: { version: 0, after: 0, after_run: 0, client: 0, anchor: 0, head: 0 },
    pending: [],
  }
}

/** Takes over what the server answered: another program, its language, what others wrote. */
function take(window: ProgramWindow, heard: Heard, onWritten: () => void): void {
  const { program, program_map_id } = heard
  if (program_map_id !== window.program_map_id) {
    window.pending.splice(0)
    window.doc = program_map_id === 0 ? null : new Y.Doc()
    window.doc?.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === fromServer) return
      window.pending.push(update)
      onWritten()
    })
  }
  const { doc } = window
  if (doc) for (const update of heard.updates) Y.applyUpdate(doc, asBytes(update), fromServer)
  const isOther = program_map_id !== window.program_map_id
  window.saying = {
    ...window.saying,
    ...(isOther ? { anchor: 0, head: 0, after_run: 0 } : {}),
    ...(heard.run ? { after_run: heard.run.id } : {}),
    ...(program ? { version: program.version, language: program.language } : {}),
    ...{ after: heard.seq, client: doc?.clientID ?? 0 },
  }
  window.program_map_id = program_map_id
}
