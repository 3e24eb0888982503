import { useChange } from '@bole/platform/web'
import { type Presence, type Room, roomsApi } from '@bole/rooms/contract'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface TurnOffProps {
  readonly room: Room
  readonly person: Presence
  readonly onChanged: () => void
}

/** Has somebody's microphone or camera turned off; only they turn it on again. */
export function TurnOff({ room, person, onChanged }: TurnOffProps): ReactNode {
  const t = useTexts()
  const operate = useChange(roomsApi.operateVideo, { onDone: onChanged })
  const { name, im_username, isAudio, isVideo } = person
  const turnOff = (device: 'audio' | 'video') =>
    operate.mutate({ body: { interview_id: room.interview_id, im_username, device } })
  return (
    <>
      {isAudio && (
        <Button size="small" disabled={operate.isPending} onClick={() => turnOff('audio')}>
          {t('stage.mute', { name })}
        </Button>
      )}
      {isVideo && (
        <Button size="small" disabled={operate.isPending} onClick={() => turnOff('video')}>
          {t('stage.hide', { name })}
        </Button>
      )}
    </>
  )
}
