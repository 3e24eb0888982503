import { useChange } from '@bole/platform/web'
import { type Room, roomsApi } from '@bole/rooms/contract'
import { recordingTypes } from '@bole/rooms/model'
import { useEffect, useMemo, useRef, useState } from 'react'
import { peopleOf } from '../live/people-of.ts'
import type { SharedScreen } from '../live/use-screen.ts'
import type { Stage } from '../live/use-stage.ts'
import { Film } from './film.ts'
import type { Source } from './mixer.ts'

interface RecordingParts {
  readonly room: Room
  readonly connection: string
  readonly stage: Stage
  readonly screen: SharedScreen
  readonly onChanged: () => void
}

/** The kind of film this browser records; undefined where it records none. */
export const ownMediaType = () =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : recordingTypes.find((type) => MediaRecorder.isTypeSupported(type))

/** Tracks as one stream; null where there are none. */
function streamOf(tracks: readonly (MediaStreamTrack | null)[]): MediaStream | null {
  const found = tracks.flatMap((track) => track ?? [])
  return found.length > 0 ? new MediaStream(found) : null
}

/** Everything that is on the stage of this window: its own, others', and a shared screen. */
function sourcesOf(
  { room, stage }: Pick<RecordingParts, 'room' | 'stage'>,
  own: MediaStream | null,
  ownScreen: MediaStream | null,
): readonly Source[] {
  const people = peopleOf(room)
  const ownName = people.find(({ im_username }) => im_username === room.im_username)?.name ?? ''
  const others = stage.peers.flatMap((view) => {
    const person = people.find(({ connection }) => connection === view.connection)
    return person ? [{ view, person }] : []
  })
  const shared = others.find(({ person }) => person.isShare)?.view.screen ?? ownScreen
  return [
    ...(shared ? [{ key: 'screen', name: '', stream: shared, hasPicture: true }] : []),
    { key: 'own', name: ownName, stream: own, hasPicture: stage.devices.video.track !== null },
    ...others.map(({ view, person }) => ({
      ...{ key: view.connection, name: person.name, stream: view.picture, hasPicture: person.isVideo },
    })),
  ]
}

/** Records the room in this window: begins, uploads in pieces while it runs, and ends with the room or when somebody says so. */
export function useRecording(parts: RecordingParts) {
  const { room, connection, stage, screen, onChanged } = parts
  const { audio, video } = stage.devices
  const [running, setRunning] = useState<Film | null>(null)
  const start = useChange(roomsApi.startRecord, { onDone: onChanged })
  const stop = useChange(roomsApi.stopRecord, { onDone: onChanged })
  const own = useMemo(() => streamOf([audio.track, video.track]), [audio.track, video.track])
  const ownScreen = useMemo(() => streamOf([screen.track]), [screen.track])
  useEffect(() => {
    running?.mix(sourcesOf({ room, stage }, own, ownScreen))
  }, [running, room, stage, own, ownScreen])

  const begin = async () => {
    const media_type = ownMediaType()
    if (!media_type) return
    const query = { interview_id: room.interview_id, connection, media_type }
    const { data } = await start.mutateAsync({ query })
    setRunning(new Film(data.id, media_type))
  }
  const end = async () => {
    if (running && running.id === room.recording.id) await running.end()
    else await stop.mutateAsync({ body: { id: room.recording.id } })
    onChanged()
  }
  // Somebody else ended it, or the interview is over: what was recorded so far is uploaded still.
  const known = useRef(0)
  if (room.recording.is_on) known.current = room.recording.id
  const isStopped = running !== null && known.current === running.id && !room.recording.is_on
  const isEnded = running !== null && (isStopped || room.interviewState === 'finished')
  useEffect(() => {
    if (isEnded) setRunning(null)
  }, [isEnded])
  useEffect(
    () => () => {
      void running?.end()
    },
    [running],
  )
  return { begin, end, isBusy: start.isPending || stop.isPending }
}
