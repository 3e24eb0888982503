import { useCallback, useEffect, useRef, useState } from 'react'
import type { KeptChoice } from './kept-choice.ts'

export type DeviceKind = 'audio' | 'video'

/** Why a microphone or a camera is not there. */
export type DeviceProblem = 'denied' | 'missing' | 'busy' | 'unsupported'

interface Device {
  readonly track: MediaStreamTrack | null
  readonly problem: DeviceProblem | null
  readonly isOpening: boolean
  readonly chosen: string
}

export interface Devices {
  readonly audio: Device
  readonly video: Device
  /** Those there are, once the browser names them. */
  readonly list: readonly MediaDeviceInfo[]
  readonly turn: (kind: DeviceKind, isOn: boolean, chosen?: string) => Promise<void>
}

const wanted = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  // As large as a quarter of a screen: it is sent to each of three others.
  video: { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24 } },
}

function problemOf(error: unknown): DeviceProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}

async function open(kind: DeviceKind, chosen: string): Promise<MediaStreamTrack> {
  const constraints = { ...wanted[kind], ...(chosen === '' ? {} : { deviceId: { ideal: chosen } }) }
  const stream = await navigator.mediaDevices.getUserMedia({ [kind]: constraints })
  const [track] = stream.getTracks()
  if (!track) throw new Error('a device without a track')
  return track
}

/** Camera and microphone of this window: turned on, off and chosen. What is off is let go of, so that its light is off too. */
export function useDevices(kept: KeptChoice): Devices {
  const first = (chosen: string): Device => ({ track: null, problem: null, isOpening: false, chosen })
  const [audio, setAudio] = useState(() => first(kept.audioId))
  const [video, setVideo] = useState(() => first(kept.videoId))
  const [list, setList] = useState<readonly MediaDeviceInfo[]>([])
  const now = useRef({ audio, video, turn: { audio: 0, video: 0 } })

  const listDevices = useCallback(async () => {
    const found = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? []
    setList(found.filter(({ deviceId }) => deviceId !== ''))
  }, [])

  const set = useCallback((kind: DeviceKind, changes: Partial<Device>) => {
    now.current[kind] = { ...now.current[kind], ...changes }
    if (kind === 'audio') setAudio(now.current.audio)
    else setVideo(now.current.video)
  }, [])

  const turn = useCallback(
    async (kind: DeviceKind, isOn: boolean, chosen = now.current[kind].chosen) => {
      const asked = ++now.current.turn[kind]
      now.current[kind].track?.stop()
      set(kind, { track: null, problem: null, isOpening: isOn, chosen })
      if (!isOn) return
      if (!navigator.mediaDevices) return set(kind, { problem: 'unsupported', isOpening: false })
      try {
        const track = await open(kind, chosen)
        // It was turned off, or another one was chosen, while the browser asked.
        if (asked !== now.current.turn[kind]) return track.stop()
        track.onended = () => set(kind, { track: null, problem: 'missing' })
        set(kind, { track, isOpening: false })
        await listDevices()
      } catch (error) {
        if (asked === now.current.turn[kind]) set(kind, { problem: problemOf(error), isOpening: false })
      }
    },
    [set, listDevices],
  )

  useEffect(() => {
    const devices = navigator.mediaDevices
    const listAgain = () => void listDevices()
    devices?.addEventListener('devicechange', listAgain)
    return () => {
      devices?.removeEventListener('devicechange', listAgain)
      const { current } = now
      for (const kind of ['audio', 'video'] as const) {
        current.turn[kind]++
        current[kind].track?.stop()
      }
    }
  }, [listDevices])
  return { audio, video, list, turn }
}
