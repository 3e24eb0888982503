import { useAddress } from '@bole/platform/places'
import type { ReactNode } from 'react'
import { RoomScreen } from './room-screen.tsx'
import { roomsScreens } from './screens.ts'

/** `/interviewRoom/social/{id}`: the room of an interview. */
export default function RoomPage(): ReactNode {
  const { id } = useAddress(roomsScreens.room)
  return <RoomScreen key={id} interviewId={id} />
}
