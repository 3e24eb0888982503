import type { Presence, Room } from '@bole/rooms/contract'
import { Badge, Flex, Tag } from 'antd'
import type { ReactNode } from 'react'
import { qualityWord } from '../model/connection-quality.ts'
import { useTexts } from './texts/index.ts'
import { TurnOff } from './turn-off.tsx'

interface MemberListProps {
  readonly room: Room
  readonly onChanged: () => void
}

/** Everybody of the room with whether they are there, as what, and how; who works in the interview turns their devices off. */
export function MemberList({ room, onChanged }: MemberListProps): ReactNode {
  const t = useTexts()
  const people: readonly (Presence & { readonly part: string })[] = [
    ...room.interview_users.map((one) => ({ ...one, part: t(`parts.${one.hr_type}`) })),
    ...room.interview_candidates.map((one) => ({ ...one, part: t('parts.candidate') })),
    ...room.guests.map((one) => ({ ...one, part: t('parts.guest') })),
  ]
  return (
    <ul aria-label={t('members')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {people.map((person) => {
        const { im_username, name, isOnline, isTalking, newworkStatus, isOnStage, part } = person
        const quality = qualityWord(newworkStatus)
        const isOwn = im_username === room.im_username
        return (
          <li key={im_username} style={{ paddingBlock: 4 }}>
            <Flex gap={8} align="center" wrap>
              <Badge status={isOnline ? 'success' : 'default'} text={isOwn ? t('ownName', { name }) : name} />
              <Tag>{part}</Tag>
              <span>{t(isOnline ? 'online' : 'offline')}</span>
              {quality && <span>{t(`stage.${quality}`)}</span>}
              {isTalking && <span>{t('stage.talking')}</span>}
              {room.can.invite && isOnStage && !isOwn && (
                <TurnOff room={room} person={person} onChanged={onChanged} />
              )}
            </Flex>
          </li>
        )
      })}
    </ul>
  )
}
