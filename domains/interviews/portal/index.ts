import { lazy } from 'react'

// Each comes when it is opened: a phone at the door loads nothing of the hall's screen.
export const BesideInvitation = lazy(async () => ({
  default: (await import('./beside-invitation.tsx')).BesideInvitation,
}))
export const ChooseTime = lazy(async () => ({ default: (await import('./choose-time.tsx')).ChooseTime }))
export const DoorPage = lazy(async () => ({ default: (await import('./door-page.tsx')).DoorPage }))
export const HallPage = lazy(async () => ({ default: (await import('./hall-page.tsx')).HallPage }))
export const PlaceInQueue = lazy(async () => ({
  default: (await import('./place-in-queue.tsx')).PlaceInQueue,
}))
