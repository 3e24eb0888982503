import { addressOf } from '@bole/platform/contract'
import { ask, failureOf, momentText, useFailureText } from '@bole/platform/portal'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { roomsApi } from '../contract/api.ts'
import type { Room, RoomMessage } from '../contract/schemas.ts'
import { newsBetween } from '../model/room-news.ts'
import { ChatLog } from '../web/live/chat-log.tsx'
import { useTexts } from './texts/index.ts'

interface InRoomProps {
  readonly token: string
  readonly room: Room
  readonly messages: readonly RoomMessage[]
  readonly onSaid: () => Promise<unknown>
  readonly Code?: ComponentType<{ readonly token: string }> | undefined
}

/** The room as a candidate or a guest has it: who is in it, what is said, and the files that are shared. */
export function InRoom({ token, room, messages, onSaid, Code }: InRoomProps) {
  const { text, language } = useTexts()
  const say = useFailureText()
  const [problem, setProblem] = useState('')
  const people = [...room.interview_users, ...room.interview_candidates, ...room.guests]
  const send = async (content: string) => {
    setProblem('')
    try {
      await ask(roomsApi.visitorSend, { body: { token, content } })
      await onSaid()
      return true
    } catch (error) {
      setProblem(say(failureOf(error)))
      return false
    }
  }
  return (
    <>
      <section aria-labelledby="members-title">
        <h2 id="members-title">{text('members')}</h2>
        <News room={room} />
        <ul>
          {people.map(({ im_username, name, isOnline }) => (
            <li key={im_username}>
              {name}{' '}
              <span className="quiet">
                {im_username === room.im_username ? text('you') : text(isOnline ? 'online' : 'offline')}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {Code && room.program_status === 1 && (
        <Suspense fallback={null}>
          <Code token={token} />
        </Suspense>
      )}
      <section aria-labelledby="chat-title">
        <h2 id="chat-title">{text('chat')}</h2>
        <ChatLog
          messages={messages}
          own={room.im_username}
          labels={{
            ...{ log: text('chat'), nothing: text('nothing'), say: text('say') },
            ...{ send: text('send'), you: text('you') },
          }}
          timeOf={(moment) => momentText(language, moment)}
          onSend={send}
          onBottom={() => undefined}
        />
        <div role="alert">{problem && <p>{problem}</p>}</div>
      </section>
      {room.files.length > 0 && (
        <section aria-labelledby="files-title">
          <h2 id="files-title">{text('files')}</h2>
          <ul>
            {room.files.map(({ id, name }) => (
              <li key={id}>
                <a href={addressOf(roomsApi.visitorFile, {}, { token, file: id })} download={name}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** What others turned on or off last. */
function News({ room }: { readonly room: Room }) {
  const { text } = useTexts()
  const before = useRef(room)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const own = [...room.interview_candidates, ...room.guests].find(
      ({ im_username }) => im_username === room.im_username,
    )
    const last = newsBetween(before.current, room, own?.name ?? '').at(-1)
    before.current = room
    if (last) setSaid(text(last.what, { name: last.name }))
  }, [room, text])
  return <p role="status">{said}</p>
}
