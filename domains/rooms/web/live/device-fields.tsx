import { type ReactNode, useEffect, useRef } from 'react'
import { listenTo } from './listen-to.ts'
import type { SayStage } from './stage-parts.ts'
import type { DeviceKind, Devices } from './use-devices.ts'

interface DeviceFieldsProps {
  readonly devices: Devices
  readonly say: SayStage
}

const kinds = [
  { kind: 'audio', found: 'audioinput' },
  { kind: 'video', found: 'videoinput' },
] as const

/** The device check: which microphone and which camera, how loud the microphone is, and why one is not there. */
export function DeviceFields({ devices, say }: DeviceFieldsProps): ReactNode {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {kinds.map(({ kind, found }) => {
        const { problem, chosen } = devices[kind]
        const known = devices.list.filter((one) => one.kind === found)
        return (
          <div key={kind} style={{ flex: '1 1 220px', minInlineSize: 0 }}>
            {known.length > 0 && (
              <label>
                {say(kind)}
                <select
                  value={known.some(({ deviceId }) => deviceId === chosen) ? chosen : known[0]?.deviceId}
                  onChange={({ target }) => choose(devices, kind, target.value)}
                  style={{ inlineSize: '100%', padding: 4, font: 'inherit' }}
                >
                  {known.map(({ deviceId, label }) => (
                    <option key={deviceId} value={deviceId}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {kind === 'audio' && devices.audio.track && <Level track={devices.audio.track} say={say} />}
            <div role="alert">{problem && <p>{say(problem, { device: say(kind) })}</p>}</div>
          </div>
        )
      })}
    </div>
  )
}

const choose = (devices: Devices, kind: DeviceKind, id: string) =>
  void devices.turn(kind, devices[kind].track !== null, id)

/** How loud the microphone is, from 0 to 100. */
function Level({ track, say }: { readonly track: MediaStreamTrack; readonly say: SayStage }): ReactNode {
  const bar = useRef<HTMLMeterElement>(null)
  useEffect(
    () =>
      listenTo(track, (level) => {
        // Straight into the page: ten times a second is no news for what is around it.
        if (bar.current) bar.current.value = level
      }),
    [track],
  )
  return (
    <meter ref={bar} min={0} max={100} aria-label={say('level')} style={{ inlineSize: '100%' }} value={0} />
  )
}
