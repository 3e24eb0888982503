import type { Room } from '@bole/rooms/contract'
import { newsBetween } from '@bole/rooms/model'
import { App } from 'antd'
import { useEffect, useRef } from 'react'
import { useTexts } from './texts/index.ts'

/** Says in a toast what others turned on or off: coding mode, a shared screen. What was on before this window came is no news. */
export function useAnnounced(room: Room | null): void {
  const t = useTexts()
  const { message } = App.useApp()
  const before = useRef<Room | null>(null)
  useEffect(() => {
    if (!room) return
    const own = room.interview_users.find(({ im_username }) => im_username === room.im_username)?.name ?? ''
    for (const { what, name } of before.current ? newsBetween(before.current, room, own) : [])
      void message.info(t(`news.${what}`, { name }))
    before.current = room
  }, [room, message, t])
}
