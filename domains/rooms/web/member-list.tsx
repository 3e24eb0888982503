import type { Presence, Room } from '@bole/rooms/contract'
import { Badge, Flex, Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** Everybody of the room with whether they are there, and as what. */
export function MemberList({ room }: { readonly room: Room }): ReactNode {
  const t = useTexts()
  const people: readonly (Presence & { readonly part: string })[] = [
    ...room.interview_users.map((one) => ({ ...one, part: t(`parts.${one.hr_type}`) })),
    ...room.interview_candidates.map((one) => ({ ...one, part: t('parts.candidate') })),
    ...room.guests.map((one) => ({ ...one, part: t('parts.guest') })),
  ]
  return (
    <ul aria-label={t('members')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {people.map(({ im_username, name, isOnline, part }) => (
        <li key={im_username} style={{ paddingBlock: 4 }}>
          <Flex gap={8} align="center" wrap>
            <Badge
              status={isOnline ? 'success' : 'default'}
              text={im_username === room.im_username ? t('ownName', { name }) : name}
            />
            <Tag>{part}</Tag>
            <span>{t(isOnline ? 'online' : 'offline')}</span>
          </Flex>
        </li>
      ))}
    </ul>
  )
}
