import type { Presence, Room } from '@bole/rooms/contract'
import { hasRoomOnStage } from '@bole/rooms/model'
import { type ReactNode, useMemo } from 'react'
import { qualityWord } from '../../model/connection-quality.ts'
import { DeviceFields } from './device-fields.tsx'
import { peopleOf } from './people-of.ts'
import { Picture } from './picture.tsx'
import { ShareBar } from './share-bar.tsx'
import type { SayStage, StageButton } from './stage-parts.ts'
import type { SharedScreen } from './use-screen.ts'
import type { Stage } from './use-stage.ts'

interface StagePanelProps {
  readonly room: Room
  readonly stage: Stage
  readonly screen: SharedScreen
  readonly say: SayStage
  readonly Button: StageButton
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: 8,
}

/** The stage of a room: pictures and sound of at most four windows, the check of one's own devices, and turning them on and off. */
export function StagePanel({ room, stage, screen, say, Button }: StagePanelProps): ReactNode {
  const { devices, isJoined, isTalking, peers, join } = stage
  const { audio, video, turn } = devices
  const people = peopleOf(room)
  const own = people.find(({ im_username }) => im_username === room.im_username)
  const preview = useMemo(() => (video.track ? new MediaStream([video.track]) : null), [video.track])
  const others = peers.flatMap((view) => {
    const person = people.find(({ connection }) => connection === view.connection)
    return person ? [{ view, person }] : []
  })
  const shared = others.find(({ person }) => person.isShare)
  const isFull = isJoined && own?.isOnStage !== true && !hasRoomOnStage(people.filter((one) => one !== own))
  const leave = () => {
    if (screen.track) void screen.end()
    join(false)
    void turn('audio', false)
    void turn('video', false)
  }
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {!isJoined && <p style={{ margin: 0 }}>{say(room.is_in ? 'checkFirst' : 'checkNow')}</p>}
      <div role="status">
        {isFull && <p style={{ margin: 0 }}>{say('full')}</p>}
        {screen.track && <p style={{ margin: 0 }}>{say('sharingOwn')}</p>}
      </div>
      {shared && (
        <Picture
          name={say('screenOf', { name: shared.person.name })}
          remarks={[]}
          stream={shared.view.screen}
          hasPicture
          isWhole
          {...{ say, Button }}
        />
      )}
      <div style={grid}>
        <Picture
          name={own?.name ?? ''}
          remarks={[say('own'), ...(audio.track ? [] : [say('muted')])]}
          stream={preview}
          hasPicture={preview !== null}
          isOwn
          {...{ isTalking, say, Button }}
        />
        {others.map(({ view, person }) => (
          <Picture
            key={view.connection}
            name={person.name}
            remarks={remarksOn(person, view.quality, say)}
            stream={view.picture}
            hasPicture={person.isVideo}
            isTalking={person.isTalking}
            {...{ say, Button }}
          />
        ))}
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button
          isOff={!audio.track}
          isBusy={audio.isOpening}
          onClick={() => void turn('audio', !audio.track)}
        >
          {say(audio.track ? 'micOff' : 'micOn')}
        </Button>
        <Button
          isOff={!video.track}
          isBusy={video.isOpening}
          onClick={() => void turn('video', !video.track)}
        >
          {say(video.track ? 'cameraOff' : 'cameraOn')}
        </Button>
        <ShareBar {...{ room, screen, say, Button }} isOnStage={own?.isOnStage === true} />
        {isJoined && <Button onClick={leave}>{say('leave')}</Button>}
        {!isJoined && room.is_in && (
          <Button isMain onClick={() => join(true)}>
            {say('join')}
          </Button>
        )}
      </div>
      <div role="alert">{screen.problem && <p style={{ margin: 0 }}>{screen.problem}</p>}</div>
      <DeviceFields devices={devices} say={say} />
    </div>
  )
}

/** What stands beneath another window's picture: muted, and a connection that is not good. */
function remarksOn({ isAudio, newworkStatus }: Presence, quality: number, say: SayStage): readonly string[] {
  const word = qualityWord(Math.max(quality, newworkStatus))
  return [...(isAudio ? [] : [say('muted')]), ...(word && word !== 'good' ? [say(word)] : [])]
}
