import type { Interview } from '@bole/interviews/contract'
import { PlaceLink } from '@bole/platform/places'
import { findProvidedFor } from '@bole/platform/slots'
import type { ReactNode } from 'react'
import { roomAddress } from './slots.ts'
import { useTexts } from './texts/index.ts'

interface RoomLinkProps {
  readonly interview: Interview
  readonly origin: 1 | 2
}

/** The way into the room of an online interview; nothing of one that takes place elsewhere, or was called off. */
export function RoomLink({ interview, origin }: RoomLinkProps): ReactNode {
  const t = useTexts()
  const addressFor = findProvidedFor(roomAddress)
  const { id, address, status, interviewee } = interview
  if (!addressFor || address.invite_type !== 1 || status === 'expired') return null
  return (
    <PlaceLink place={{ path: addressFor({ id, origin }) }} label={t('enterRoomOf', { name: interviewee })}>
      {t('enterRoom')}
    </PlaceLink>
  )
}
