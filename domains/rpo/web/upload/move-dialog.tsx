import { useChange } from '@bole/platform/web'
import { rpoApi } from '@bole/rpo/contract'
import { App, Form, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { FolderSelect } from './folder-select.tsx'
import type { Opened } from './remove-dialog.tsx'

interface MoveDialogProps extends Pick<Opened, 'records' | 'done'> {
  readonly onClose: () => void
}

interface Chosen {
  readonly dir_id?: number | null
}

/** Sorts files of drafts into a folder, or out of all. */
export function MoveDialog({ records, done, onClose }: MoveDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<Chosen>()
  const move = useChange(rpoApi.moveRecords, {
    onDone: ({ data }) => {
      onClose()
      done()
      message.success(t('move.moved', { count: data.count }))
    },
  })
  const ids = records.map(({ id }) => id)
  return (
    <Modal
      open
      title={t('move.title', { count: ids.length })}
      cancelText={t('cancel')}
      confirmLoading={move.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Chosen>
        form={form}
        layout="vertical"
        initialValues={{ dir_id: records[0]?.dir?.id ?? null }}
        onFinish={({ dir_id }) => move.mutate({ body: { ids, dir_id: dir_id ?? null } })}
      >
        <Form.Item name="dir_id" label={t('columns.folder')}>
          <FolderSelect />
        </Form.Item>
      </Form>
    </Modal>
  )
}
