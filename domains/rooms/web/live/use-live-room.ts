import type { Room } from '@bole/rooms/contract'
import { useEffect, useRef } from 'react'
import { useRoomWindow } from './use-room-window.ts'
import { type OperateShare, useScreen } from './use-screen.ts'
import { useStage } from './use-stage.ts'

interface LiveParts<Answer> {
  /** Names the room, for what this window remembers of it. */
  readonly key: string
  readonly ask: Parameters<typeof useRoomWindow<Answer>>[0]
  readonly roomIn: (answer: Answer) => Room | null
  readonly operateShare: OperateShare
}

/** A window in a room with its sound, pictures and shared screen: what is turned on or off is said at once. */
export function useLiveRoom<Answer>({ key, ask, roomIn, operateShare }: LiveParts<Answer>) {
  const screen = useScreen(async (isShare) => {
    const against = await operateShare(isShare)
    await look()
    return against
  })
  const { stage, talk } = useStage(key, screen.track)
  const own = useRoomWindow(ask, roomIn, talk)
  const { look, isGone } = own
  const room = own.answer && roomIn(own.answer)
  const isIn = room !== null && !room.is_elsewhere && !isGone
  const { audio, video, turn } = stage.devices
  const shown = [stage.isJoined, audio.track?.id, video.track?.id].join()
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown && isIn) void look()
    before.current = shown
  }, [shown, isIn, look])

  const { follow } = screen
  useEffect(() => {
    if (room) follow(room)
  }, [room, follow])
  useTurnedOff(room?.turned_off ?? null, turn)

  // Whoever left, or went on in another window, is seen and heard no more by this one.
  const { join } = stage
  const isClosed = own.answer !== null && (room === null || room.interviewState === 'finished')
  const isOver = isGone || isClosed || room?.is_elsewhere === true
  useEffect(() => {
    if (!isOver) return
    join(false)
    void turn('audio', false)
    void turn('video', false)
  }, [isOver, join, turn])
  return { ...own, stage, screen }
}

/** Turns a device off when somebody who works in the interview has asked for it since this window came. */
function useTurnedOff(
  turnedOff: Room['turned_off'] | null,
  turn: ReturnType<typeof useStage>['stage']['devices']['turn'],
): void {
  const before = useRef<Room['turned_off'] | null>(null)
  useEffect(() => {
    if (!turnedOff) return
    const last = before.current
    before.current = turnedOff
    for (const kind of ['audio', 'video'] as const)
      if (last && last[kind] !== turnedOff[kind]) void turn(kind, false)
  }, [turnedOff, turn])
}
