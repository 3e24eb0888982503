import { AnswerMissing, ask, failureOf, momentText, Page, useFailureText } from '@bole/platform/portal'
import type { ComponentType } from 'react'
import { roomsApi } from '../contract/api.ts'
import type { VisitedRoom } from '../contract/schemas.ts'
import { useLiveRoom } from '../web/live/use-live-room.ts'
import { InRoom } from './in-room.tsx'
import { Lobby } from './lobby.tsx'
import { OwnStage } from './own-stage.tsx'
import { useTexts } from './texts/index.ts'

interface RoomPageProps {
  readonly token: string
  /** What is written together there; loaded once coding mode is on. */
  readonly Code?: ComponentType<{ readonly token: string }>
}

/** An interview's room for a candidate or a guest: before its door, in the lobby, and inside. */
export function RoomPage({ token, Code }: RoomPageProps) {
  const { text, language } = useTexts()
  const say = useFailureText()
  const own = useLiveRoom<VisitedRoom>({
    key: token.slice(0, 8),
    ask: async (saying) => (await ask(roomsApi.visit, { body: { token, ...saying } })).data,
    roomIn: (answer) => answer.room,
    operateShare: async (is_share) =>
      ask(roomsApi.visitorShare, { body: { token, is_share } }).then(
        () => '',
        (failure: unknown) => say(failureOf(failure)),
      ),
  })
  const { answer, error, messages, look, stage, screen } = own
  if (!answer)
    return <AnswerMissing failure={error === null ? null : failureOf(error)} reload={() => void look()} />
  const { room, door, organisation, title, interviewTime, endTime } = answer
  return (
    <Page title={`${text('title')} · ${title}`} organisation={organisation}>
      <dl className="pairs">
        <div>
          <dt>{text('when')}</dt>
          <dd>{momentText(language, interviewTime, endTime)}</dd>
        </div>
      </dl>
      {door !== 'open' && <p role="status">{text(door)}</p>}
      {room?.is_elsewhere && (
        <section className="now">
          <p role="status">{text('elsewhere')}</p>
          <button type="button" className="main-action" onClick={() => location.reload()}>
            {text('again')}
          </button>
        </section>
      )}
      {room && !room.is_elsewhere && !room.is_in && (
        <Lobby token={token} isInvited={room.is_invited} onEntered={look} />
      )}
      <div role="status">
        {room?.recording.is_on && (
          <p className="next">
            <span aria-hidden="true" style={{ color: 'var(--danger)' }}>
              ●{' '}
            </span>
            {text('recorded', { name: room.recording.name })}
          </p>
        )}
      </div>
      {room && !room.is_elsewhere && <OwnStage {...{ room, stage, screen }} />}
      {room?.is_in && !room.is_elsewhere && (
        <InRoom token={token} room={room} Code={Code} messages={messages} onSaid={look} />
      )}
      <p role="status" className="quiet">
        {error !== null && text('trying')}
      </p>
    </Page>
  )
}
