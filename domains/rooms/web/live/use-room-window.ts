import type { Room, RoomMessage } from '@bole/rooms/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Posted } from './post.ts'

/** Milliseconds between two looks: whoever comes or speaks is noticed within one, and after a reload everything stands again. */
const every = 1_000

/** Milliseconds between two looks while windows find a way to each other. */
const hurried = 250

/** What a window says of itself and to others beside its name. */
export interface Said extends Posted {
  readonly is_audio: boolean
  readonly is_video: boolean
  readonly is_talking: boolean
  readonly newworkStatus: number
  readonly wants_stage: boolean
}

interface Saying extends Omit<Said, 'signals' | 'heard'> {
  readonly signals: Posted['signals'][number][]
  readonly heard: Posted['heard'][number][]
  readonly connection: string
  readonly is_new: boolean
  readonly has_left: boolean
  readonly after: number
}

/** What goes on in a window beside its looks: it is asked before each, and hears what came back. */
export interface Talk {
  readonly say: () => Said
  readonly heard: (room: Room, said: Said, connection: string) => void
  readonly isHurried: () => boolean
}

interface Heard<Answer> {
  readonly answer: Answer | null
  readonly messages: readonly RoomMessage[]
  /** Why the last look failed; what was there stays shown. */
  readonly error: unknown
}

const nothing = { answer: null, messages: [], error: null }

/**
 * A window in a room: it says every second that it is there, and hears what is new, until another window of the same person follows it or
 * `leave` is called. `ask` makes the call; `roomIn` finds the room in its answer.
 */
export function useRoomWindow<Answer>(
  ask: (saying: Saying) => Promise<Answer>,
  roomIn: (answer: Answer) => Room | null,
  talk: Talk,
) {
  const [connection] = useState(() => crypto.randomUUID())
  const [heard, setHeard] = useState<Heard<Answer>>(nothing)
  const [isGone, setGone] = useState(false)
  const latest = useRef({ ask, roomIn, talk })
  latest.current = { ask, roomIn, talk }
  const own = useRef({ isNew: true, after: 0, turn: 0 })

  const look = useCallback(
    async (has_left = false): Promise<boolean> => {
      const { ask: asking, roomIn: finding, talk: talking } = latest.current
      const state = own.current
      const turn = ++state.turn
      try {
        const said = talking.say()
        const answer = await asking({
          ...{ ...said, signals: [...said.signals], heard: [...said.heard] },
          ...{ connection, has_left, is_new: state.isNew, after: state.after },
        })
        if (turn !== state.turn) return true
        const room = finding(answer)
        if (room) {
          state.isNew = false
          if (!has_left) talking.heard(room, said, connection)
        }
        const fresh = room?.dialog.filter(({ id }) => id > state.after) ?? []
        state.after = Math.max(state.after, ...fresh.map(({ id }) => id))
        setHeard((before) => ({
          answer,
          messages: fresh.length === 0 ? before.messages : [...before.messages, ...fresh],
          error: null,
        }))
        return room?.is_elsewhere !== true
      } catch (error) {
        if (turn === state.turn) setHeard((before) => ({ ...before, error }))
        return true
      }
    },
    [connection],
  )

  useEffect(() => {
    if (isGone) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const goOn = async () => {
      const isStillOurs = await look()
      if (!isOver && isStillOurs)
        timer = setTimeout(() => void goOn(), latest.current.talk.isHurried() ? hurried : every)
    }
    void goOn()
    return () => {
      isOver = true
      clearTimeout(timer)
      own.current.turn++
    }
  }, [look, isGone])

  const leave = useCallback(async () => {
    setGone(true)
    await look(true)
  }, [look])
  const comeBack = useCallback(() => {
    own.current.isNew = true
    setGone(false)
  }, [])
  return { ...heard, connection, isGone, look, leave, comeBack }
}
