import type { Room } from '@bole/rooms/contract'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { stagePeers } from '../../model/stage.ts'
import { keepChoice, keptChoice } from './kept-choice.ts'
import { Mesh, type PeerView } from './mesh.ts'
import { peopleOf } from './people-of.ts'
import { type Devices, useDevices } from './use-devices.ts'
import type { Talk } from './use-room-window.ts'
import { useTalking } from './use-talking.ts'

/** After so many milliseconds without an answer others have let go of this window: it connects anew. */
const silence = 6_000

/** Sound and pictures of a window: its own, and those of the others on the stage. */
export interface Stage {
  readonly devices: Devices
  readonly isJoined: boolean
  readonly isTalking: boolean
  readonly peers: readonly PeerView[]
  /** On the stage, or off it again; its devices stay as they are. */
  readonly join: (isJoined: boolean) => void
}

/** The stage of a room in this window. `key` names the room, `screen` is what this window shares; what goes on is said by way of `talk`. */
export function useStage(
  key: string,
  screen: MediaStreamTrack | null,
): { readonly stage: Stage; readonly talk: Talk } {
  const [kept] = useState(() => keptChoice(key))
  const [mesh] = useState(() => new Mesh())
  const [isJoined, join] = useState(kept.isJoined)
  const devices = useDevices(kept)
  const { audio, video, turn } = devices
  const isTalking = useTalking(audio.track)
  const peers = useSyncExternalStore(mesh.subscribe, mesh.views)
  const now = useRef({ isTalking, isJoined, hasAudio: false, hasVideo: false, answeredAt: 0 })
  now.current = {
    ...now.current,
    ...{ isTalking, isJoined, hasAudio: audio.track !== null, hasVideo: video.track !== null },
  }

  useEffect(() => {
    if (kept.audio) void turn('audio', true)
    if (kept.video) void turn('video', true)
    return () => mesh.close()
  }, [kept, turn, mesh])
  useEffect(() => {
    if (!isJoined) mesh.close()
  }, [mesh, isJoined])
  useEffect(() => {
    keepChoice(key, {
      isJoined,
      audio: audio.track !== null || audio.isOpening,
      video: video.track !== null || video.isOpening,
      ...{ audioId: audio.chosen, videoId: video.chosen },
    })
  }, [key, isJoined, audio, video])
  useEffect(
    () => mesh.sendTracks({ sound: audio.track, camera: video.track, screen }),
    [mesh, audio.track, video.track, screen],
  )

  const say = useCallback((): ReturnType<Talk['say']> => {
    const { isTalking: is_talking, isJoined: wants_stage, hasAudio, hasVideo } = now.current
    const newworkStatus = mesh.quality
    const of = { is_audio: hasAudio, is_video: hasVideo, is_talking, newworkStatus, wants_stage }
    return { ...of, ...mesh.post.saying() }
  }, [mesh])
  const heard = useCallback<Talk['heard']>(
    (room: Room, said, connection) => {
      const { answeredAt } = now.current
      now.current.answeredAt = performance.now()
      if (now.current.answeredAt - answeredAt > silence) mesh.close()
      mesh.meet(stagePeers(peopleOf(room), connection), room.ice_servers)
      mesh.hear(mesh.post.answered(said, room.signals))
    },
    [mesh],
  )
  const talk = useMemo<Talk>(() => ({ say, heard, isHurried: () => mesh.isSettingUp }), [say, heard, mesh])
  return { stage: { devices, isJoined, isTalking, peers, join }, talk }
}
