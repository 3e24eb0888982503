import { useEffect, useState } from 'react'
import { heardAt, isTalkingAt } from '../../model/talking.ts'
import { listenTo } from './listen-to.ts'

/** Whether somebody talks into this window's microphone. */
export function useTalking(track: MediaStreamTrack | null): boolean {
  const [isTalking, setTalking] = useState(false)
  useEffect(() => {
    if (!track) return
    let last: number | null = null
    const end = listenTo(track, (level) => {
      last = heardAt(last, level, performance.now())
      setTalking(isTalkingAt(last, performance.now()))
    })
    return () => {
      end()
      setTalking(false)
    }
  }, [track])
  return isTalking
}
