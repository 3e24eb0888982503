import { interviewsApi } from '@bole/interviews/contract'
import { useLazy } from '@bole/platform/later'
import { formatMeetingSpan } from '@bole/platform/moments'
import { useChange } from '@bole/platform/web'
import type { Room } from '@bole/rooms/contract'
import { App, Badge, Button, Flex, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from './texts/index.ts'

interface RoomHeadProps {
  readonly room: Room
  readonly onLeave: () => void
  readonly onChanged: () => void
}

const badges = { none: 'default', continuing: 'processing', finished: 'success' } as const

const inviteDialog = () => import('./invite-dialog.tsx')

/** What the room is called and how far it is, with inviting, ending and leaving. */
export function RoomHead({ room, onLeave, onChanged }: RoomHeadProps): ReactNode {
  const t = useTexts()
  const { modal } = App.useApp()
  const [isInviting, setInviting] = useState(false)
  const InviteDialog = useLazy(inviteDialog, isInviting)?.InviteDialog
  const finish = useChange(interviewsApi.finish, { onDone: onChanged })
  const end = () =>
    void modal.confirm({
      title: t('finishSure'),
      content: t('finishMeans'),
      okText: t('finish'),
      cancelText: t('back'),
      onOk: () => finish.mutateAsync({ body: { id: room.interview_id, version: room.version } }),
    })
  return (
    <Flex gap={12} align="center" justify="space-between" wrap>
      <div>
        <Typography.Title level={2} style={{ margin: 0, fontSize: 20 }}>
          {room.title}
        </Typography.Title>
        <Flex gap={12} wrap>
          <Badge status={badges[room.interviewState]} text={t(`states.${room.interviewState}`)} />
          <span>{formatMeetingSpan(room.interviewTime, room.endTime)}</span>
        </Flex>
      </div>
      <Flex gap={8} wrap>
        {room.can.invite && <Button onClick={() => setInviting(true)}>{t('invite')}</Button>}
        {room.can.finish && (
          <Button danger loading={finish.isPending} onClick={end}>
            {t('finish')}
          </Button>
        )}
        <Button onClick={onLeave}>{t('leave')}</Button>
      </Flex>
      {isInviting && InviteDialog && (
        <InviteDialog
          interviewId={room.interview_id}
          onClose={() => {
            setInviting(false)
            onChanged()
          }}
        />
      )}
    </Flex>
  )
}
