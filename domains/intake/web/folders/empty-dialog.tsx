import { intakeApi, type ResumeFolder } from '@bole/intake/contract'
import type { Origin } from '@bole/platform/screens'
import { useCall, useChange } from '@bole/platform/web'
import { App, Form, Modal, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'

interface EmptyDialogProps {
  readonly folder: ResumeFolder
  readonly origin: Origin
  readonly onClose: () => void
}

/** Removes a folder in which something lies, once it is said where that goes. */
export function EmptyDialog({ folder, origin, onClose }: EmptyDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [target, setTarget] = useState<number | null>(null)
  const folders = useCall(intakeApi.listFolders, { query: { origin, page_size: 200 } }).data?.data.list ?? []
  const remove = useChange(intakeApi.removeFolder, {
    onDone: ({ data }) => {
      message.success(t('folders.moved', { count: data.moved }))
      onClose()
    },
  })
  const { id, version, name, count } = folder
  return (
    <Modal
      open
      title={t('folders.emptyTitle', { name })}
      okText={t('folders.remove')}
      okButtonProps={{ danger: true, disabled: target === null, loading: remove.isPending }}
      onOk={() => remove.mutate({ body: { id, version, move_to: target } })}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t('folders.moveTo', { count })} htmlFor="move-to">
          <Select
            id="move-to"
            showSearch={{ optionFilterProp: 'label' }}
            options={folders.flatMap((one) => (one.id === id ? [] : [{ value: one.id, label: one.name }]))}
            notFoundContent={t('folders.noOther')}
            value={target}
            onChange={setTarget}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
