import { sendCall } from '@bole/platform/web'
import { roomsApi } from '@bole/rooms/contract'
import { useEffect } from 'react'
import type { Devices } from './live/use-devices.ts'

/** Has the server's log say why a device of this window is not there. */
export function useLogged(interviewId: number, { audio, video }: Devices): void {
  useLoggedDevice(interviewId, 'audio', audio.problem)
  useLoggedDevice(interviewId, 'video', video.problem)
}

function useLoggedDevice(
  interview_id: number,
  device: 'audio' | 'video',
  problem: Devices['audio']['problem'],
): void {
  useEffect(() => {
    if (problem)
      void sendCall(roomsApi.logRecord, { body: { interview_id, device, problem } }).catch(() => undefined)
  }, [interview_id, device, problem])
}
