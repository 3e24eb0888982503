import { useChange } from '@bole/platform/web'
import { type RpoRecord, rpoApi } from '@bole/rpo/contract'
import { App, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** What lies open over the list: about which files, and what is done once that is settled. */
export interface Opened {
  readonly kind: 'remark' | 'move' | 'remove'
  readonly records: readonly RpoRecord[]
  readonly done: () => void
}

interface RemoveDialogProps extends Pick<Opened, 'records' | 'done'> {
  readonly onClose: () => void
}

/** Asks before files leave a draft for good. */
export function RemoveDialog({ records, done, onClose }: RemoveDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const remove = useChange(rpoApi.deleteImport, {
    onDone: ({ data }) => {
      onClose()
      done()
      message.success(t('remove.removed', { count: data.count }))
    },
  })
  return (
    <Modal
      open
      title={t('remove.sure', { count: records.length })}
      okText={t('remove.open')}
      okButtonProps={{ danger: true }}
      cancelText={t('cancel')}
      confirmLoading={remove.isPending}
      onOk={() => remove.mutate({ body: { ids: records.map(({ id }) => id) } })}
      onCancel={onClose}
    >
      {t('remove.means')}
    </Modal>
  )
}
