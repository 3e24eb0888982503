import { formatMeetingTime } from '@bole/platform/moments'
import { useNameOfRecord } from '@bole/platform/places'
import { CallFailed, sendCall, useCall } from '@bole/platform/web'
import { type Room, roomsApi } from '@bole/rooms/contract'
import { Alert, Badge, Button, Card, Col, Flex, Result, Row, Skeleton, Tabs } from 'antd'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { chatTab } from '../model/unread.ts'
import { FileList } from './files-panel.tsx'
import { ChatLog } from './live/chat-log.tsx'
import { useLiveRoom } from './live/use-live-room.ts'
import { useUnread } from './live/use-unread.ts'
import { CandidateList } from './lobby-panel.tsx'
import { MemberList } from './member-list.tsx'
import { RecordBar } from './recording/record-bar.tsx'
import { RecordingList } from './recording/recordings-panel.tsx'
import { RoomHead } from './room-head.tsx'
import { StageCard } from './stage-card.tsx'
import { useTexts } from './texts/index.ts'
import { useAnnounced } from './use-announced.ts'
import { useLogged } from './use-logged.ts'

/** The room of an interview, for staff: who is in it, whom to ask in, what is said and shared. */
export function RoomScreen({ interviewId }: { readonly interviewId: number }): ReactNode {
  const t = useTexts()
  const own = useLiveRoom<Room>({
    key: String(interviewId),
    ask: async (saying) =>
      (await sendCall(roomsApi.sync, { body: { interview_id: interviewId, ...saying } })).data,
    roomIn: (answer) => answer,
    operateShare: async (is_share) =>
      sendCall(roomsApi.operateShare, { body: { interview_id: interviewId, is_share } }).then(
        () => '',
        (error: unknown) => (error instanceof Error && error.message) || t('notReached'),
      ),
  })
  const { answer: room, messages, error, look, isGone, comeBack, leave, stage, screen, connection } = own
  // What others do is told at once by the channel of changes; this window then looks again before its second is over.
  const { dataUpdatedAt } = useCall(
    roomsApi.members,
    { query: { interview_id: interviewId } },
    { handlesErrors: true },
  )
  useEffect(() => {
    if (dataUpdatedAt > 0 && !isGone) void look()
  }, [dataUpdatedAt, isGone, look])
  useNameOfRecord(room?.title)
  useAnnounced(room)
  useLogged(interviewId, stage.devices)
  const [tab, setTab] = useState(1)
  const [isAtBottom, setAtBottom] = useState(true)
  const view = useMemo(() => ({ tab, isVisible: tab === chatTab, isAtBottom }), [tab, isAtBottom])
  const unread = useUnread(messages, room?.im_username ?? '', view)

  if (!room) {
    const isMissing = error instanceof CallFailed && error.http === 404
    if (isMissing) return <Result status="404" title={t('missing')} />
    return error ? <Alert type="error" showIcon title={t('notReached')} /> : <Skeleton active />
  }
  if (isGone || room.is_elsewhere)
    return (
      <Result
        title={t(isGone ? 'left' : 'elsewhere')}
        extra={
          <Button type="primary" onClick={isGone ? comeBack : () => location.reload()}>
            {t('enterAgain')}
          </Button>
        }
      />
    )
  const isOpen = room.interviewState !== 'finished'
  const send = async (content: string) => {
    try {
      await sendCall(roomsApi.send, { body: { interview_id: interviewId, content } })
      await look()
      return true
    } catch {
      return false
    }
  }
  const labels = {
    ...{ log: t('chat'), nothing: t('nothingSaid'), say: t('say'), send: t('send'), you: t('you') },
  }
  return (
    <Flex vertical gap={12}>
      <RoomHead room={room} onLeave={() => void leave()} onChanged={() => void look()} />
      {error !== null && <Alert type="warning" showIcon title={t('trying')} />}
      <RecordBar {...{ room, connection, stage, screen }} onChanged={() => void look()} />
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={14}>
          <Flex vertical gap={16}>
            {isOpen && <StageCard {...{ room, stage, screen, interviewId }} />}
            <Card title={t('members')}>
              <MemberList room={room} onChanged={() => void look()} />
            </Card>
          </Flex>
        </Col>
        <Col xs={24} lg={10}>
          <Card>
            <Tabs
              activeKey={String(tab)}
              onChange={(key) => setTab(Number(key))}
              items={[
                {
                  key: '1',
                  label: (
                    <Badge count={room.waiting_count} size="small" offset={[8, 0]}>
                      {t('lobby')}
                    </Badge>
                  ),
                  children: <CandidateList room={room} onChanged={() => void look()} />,
                },
                {
                  key: '3',
                  label: t('files'),
                  children: <FileList room={room} onChanged={() => void look()} />,
                },
                {
                  key: '5',
                  label: t('recording.title'),
                  children: <RecordingList interviewId={interviewId} />,
                },
                {
                  key: String(chatTab),
                  label: (
                    <Badge count={unread} size="small" offset={[8, 0]}>
                      {t('chat')}
                    </Badge>
                  ),
                  children: (
                    <ChatLog
                      messages={messages}
                      own={room.im_username}
                      labels={labels}
                      timeOf={formatMeetingTime}
                      onSend={isOpen ? send : null}
                      onBottom={setAtBottom}
                    />
                  ),
                },
              ]}
            />
          </Card>
        </Col>
      </Row>
    </Flex>
  )
}
