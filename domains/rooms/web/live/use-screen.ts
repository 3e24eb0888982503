import type { Room } from '@bole/rooms/contract'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The sharing of a screen, as a window has it. */
export interface SharedScreen {
  /** What this window shares; null: nothing. */
  readonly track: MediaStreamTrack | null
  /** Phones have no screen to share. */
  readonly canShare: boolean
  /** Why it was not shared, in the reader's language. */
  readonly problem: string
  readonly share: () => Promise<void>
  /** Ends one's own, or somebody else's for those who may. */
  readonly end: () => Promise<void>
}

/** Makes the call; answers what the server said against it, or nothing. */
export type OperateShare = (isShare: boolean) => Promise<string>

const canShare = () => typeof navigator.mediaDevices?.getDisplayMedia === 'function'

/** Shares a screen once the server has said yes, and takes it back when the browser, the room or somebody in it ends that. */
export function useScreen(operate: OperateShare): SharedScreen & { readonly follow: (room: Room) => void } {
  const [track, setTrack] = useState<MediaStreamTrack | null>(null)
  const [problem, setProblem] = useState('')
  const own = useRef<{ track: MediaStreamTrack | null; isKnown: boolean }>({ track: null, isKnown: false })
  const latest = useRef(operate)
  latest.current = operate

  const drop = useCallback(() => {
    own.current.track?.stop()
    own.current = { track: null, isKnown: false }
    setTrack(null)
  }, [])
  const end = useCallback(async () => {
    drop()
    setProblem(await latest.current(false))
  }, [drop])
  const share = useCallback(async () => {
    setProblem('')
    // Whoever closes the browser's question has changed their mind.
    const stream = await navigator.mediaDevices
      .getDisplayMedia({ video: { frameRate: { ideal: 12 } } })
      .catch(() => null)
    const [found] = stream?.getVideoTracks() ?? []
    if (!found) return
    own.current = { track: found, isKnown: false }
    found.onended = () => void end()
    setTrack(found)
    const against = await latest.current(true)
    if (against !== '') drop()
    setProblem(against)
  }, [drop, end])
  const follow = useCallback(
    (room: Room) => {
      if (room.is_share) own.current.isKnown = true
      else if (own.current.isKnown) drop()
    },
    [drop],
  )
  useEffect(() => drop, [drop])
  return { track, canShare: canShare(), problem, share, end, follow }
}
