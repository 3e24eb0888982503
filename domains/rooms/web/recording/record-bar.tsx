import { Alert, App, Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { peopleOf } from '../live/people-of.ts'
import { useTexts } from '../texts/index.ts'
import { ownMediaType, useRecording } from './use-recording.ts'

/** That the room is being recorded, for everybody of staff; beginning and ending it for those who work in the interview. */
export function RecordBar(parts: Parameters<typeof useRecording>[0]): ReactNode {
  const t = useTexts()
  const { modal } = App.useApp()
  const { begin, end, isBusy } = useRecording(parts)
  const { room } = parts
  const { recording, can } = room
  const own = peopleOf(room).find(({ im_username }) => im_username === room.im_username)
  const ask = () =>
    void modal.confirm({
      title: t('recording.sure'),
      content: t('recording.means'),
      okText: t('recording.start'),
      cancelText: t('back'),
      onOk: begin,
    })
  const stop = (
    <Button danger loading={isBusy} onClick={() => void end()}>
      {t('recording.stop')}
    </Button>
  )
  if (recording.is_on)
    return (
      <Alert
        type="error"
        showIcon
        title={t('recording.on', { name: recording.name })}
        action={can.invite || recording.is_own ? stop : undefined}
      />
    )
  if (!can.invite || ownMediaType() === undefined) return null
  return (
    <Flex gap={8} align="center" wrap>
      <Button disabled={own?.isOnStage !== true} loading={isBusy} onClick={ask}>
        {t('recording.start')}
      </Button>
      {own?.isOnStage !== true && <span>{t('recording.joinFirst')}</span>}
    </Flex>
  )
}
