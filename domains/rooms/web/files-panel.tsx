import { addressOf } from '@bole/platform/contract'
import { bytesInWords, useChange } from '@bole/platform/web'
import { type Room, roomsApi } from '@bole/rooms/contract'
import { App, Button, Flex, Upload } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface FileListProps {
  readonly room: Room
  readonly onChanged: () => void
}

/** The files that are shared in a room: everybody in it can save them, staff add and delete them. */
export function FileList({ room, onChanged }: FileListProps): ReactNode {
  const t = useTexts()
  const { modal } = App.useApp()
  const add = useChange(roomsApi.addFile, { onDone: onChanged })
  const drop = useChange(roomsApi.deleteFile, { onDone: onChanged })
  const upload = (file: File) => {
    const body = new FormData()
    body.set('interview_id', String(room.interview_id))
    body.append('files', file)
    add.mutate({ body })
  }
  const ask = (id: number, name: string) =>
    void modal.confirm({
      title: t('deleteSure', { name }),
      okText: t('delete'),
      cancelText: t('back'),
      onOk: () => drop.mutateAsync({ body: { id } }),
    })
  return (
    <>
      {room.files.length === 0 && <p>{t('noFiles')}</p>}
      <ul aria-label={t('files')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {room.files.map(({ id, name, bytes, added_by, can_delete }) => (
          <li key={id} style={{ paddingBlock: 4 }}>
            <Flex gap={8} align="center" justify="space-between" wrap>
              <a href={addressOf(roomsApi.getFile, {}, { id })} download={name}>
                {name}
              </a>
              <span>{`${bytesInWords(bytes)} · ${added_by}`}</span>
              {can_delete && (
                <Button size="small" aria-label={t('deleteFile', { name })} onClick={() => ask(id, name)}>
                  {t('delete')}
                </Button>
              )}
            </Flex>
          </li>
        ))}
      </ul>
      {room.interviewState !== 'finished' && (
        <Upload
          showUploadList={false}
          beforeUpload={(file) => {
            upload(file)
            return false
          }}
        >
          <Button loading={add.isPending}>{t('addFile')}</Button>
        </Upload>
      )}
    </>
  )
}
