import type { RoomMessage } from '@bole/rooms/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'

interface ChatLogProps {
  readonly messages: readonly RoomMessage[]
  /** The reader's own name in the room. */
  readonly own: string
  readonly labels: {
    readonly log: string
    readonly nothing: string
    readonly say: string
    readonly send: string
    readonly you: string
  }
  readonly timeOf: (moment: string) => string
  /** Null where nothing can be said any more. */
  readonly onSend: ((content: string) => Promise<boolean>) | null
  readonly onBottom: (isAtBottom: boolean) => void
}

/** Pixels from the end of the log that still count as its end. */
const nearly = 24

/** What was said in a room, the newest at the end, which stays in sight where it was; and a line to say something. */
export function ChatLog({ messages, own, labels, timeOf, onSend, onBottom }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [content, setContent] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const element = log.current
    if (element && messages.length > 0 && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [messages])
  const onScroll = () => {
    const element = log.current
    if (!element) return
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight <= nearly
    onBottom(isAtEnd.current)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const said = content.trim()
    if (!onSend || isBusy || said === '') return
    setBusy(true)
    isAtEnd.current = true
    if (await onSend(said)) setContent('')
    setBusy(false)
  }
  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label={labels.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        onScroll={onScroll}
        style={{ blockSize: 320, overflowY: 'auto', overflowWrap: 'anywhere' }}
      >
        {messages.length === 0 && <p>{labels.nothing}</p>}
        {messages.map(({ id, im_username, name, content: said, sent_at }) => (
          <p key={id} style={{ marginBlock: '0 8px', whiteSpace: 'pre-wrap' }}>
            <b>{im_username === own ? labels.you : name}</b> <time dateTime={sent_at}>{timeOf(sent_at)}</time>
            <br />
            {said}
          </p>
        ))}
      </div>
      {onSend && (
        <form onSubmit={(event) => void send(event)} style={{ display: 'flex', gap: 8, marginBlockStart: 8 }}>
          <input
            aria-label={labels.say}
            placeholder={labels.say}
            maxLength={2000}
            value={content}
            onChange={({ target }) => setContent(target.value)}
            style={{ flex: 1, minInlineSize: 0, padding: '4px 8px', font: 'inherit' }}
          />
          <button type="submit" aria-disabled={isBusy} style={{ font: 'inherit' }}>
            {labels.send}
          </button>
        </form>
      )}
    </>
  )
}
