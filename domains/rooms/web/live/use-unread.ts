import type { RoomMessage } from '@bole/rooms/contract'
import { type ChatView, unreadAfter, unreadOnLooking } from '@bole/rooms/model'
import { useEffect, useRef, useState } from 'react'

/** How many messages are unread in a window: those of others that came while the end of the chat was out of sight. */
export function useUnread(messages: readonly RoomMessage[], own: string, view: ChatView): number {
  const [unread, setUnread] = useState(0)
  // What was said before the window was opened is no news.
  const seen = useRef<number | null>(null)
  useEffect(() => {
    const last = messages.at(-1)?.id ?? 0
    const before = seen.current
    seen.current = own === '' ? null : last
    if (before === null) return
    const fresh = messages.filter(({ id }) => id > before)
    if (fresh.length > 0)
      setUnread((count) =>
        fresh.reduce((sum, { im_username }) => unreadAfter(sum, view, im_username !== own), count),
      )
  }, [messages, own, view])
  useEffect(() => setUnread((count) => unreadOnLooking(count, view)), [view])
  return unread
}
