import { useAddress } from '@bole/platform/places'
import type { ReactNode } from 'react'
import { RoomScreen } from './room-screen.tsx'
import { roomsScreens } from './screens.ts'

/** `/interviewRoom/social/interview/{id}`: the same room. */
export default function InterviewRoomPage(): ReactNode {
  const { id } = useAddress(roomsScreens.interview)
  return <RoomScreen key={id} interviewId={id} />
}
