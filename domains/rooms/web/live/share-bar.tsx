import type { Room } from '@bole/rooms/contract'
import type { ReactNode } from 'react'
import type { SayStage, StageButton } from './stage-parts.ts'
import type { SharedScreen } from './use-screen.ts'

interface ShareBarProps {
  readonly room: Room
  readonly screen: SharedScreen
  readonly isOnStage: boolean
  readonly say: SayStage
  readonly Button: StageButton
}

/** Sharing one's screen and ending that; who works in the interview ends anybody's. */
export function ShareBar({ room, screen, isOnStage, say, Button }: ShareBarProps): ReactNode {
  if (screen.track)
    return (
      <Button isOff onClick={() => void screen.end()}>
        {say('endShare')}
      </Button>
    )
  if (room.share_status === 1)
    return room.can.invite ? (
      <Button onClick={() => void screen.end()}>{say('endTheirs', { name: room.share_name })}</Button>
    ) : null
  if (!isOnStage || !screen.canShare) return null
  return <Button onClick={() => void screen.share()}>{say('share')}</Button>
}
