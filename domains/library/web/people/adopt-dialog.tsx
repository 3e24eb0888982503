import { libraryApi, type Person } from '@bole/library/contract'
import { useChoices } from '@bole/platform/filter'
import { useChange } from '@bole/platform/web'
import { App, Form, Modal, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { openPositions } from './open-positions.ts'

interface AdoptDialogProps {
  readonly person: Person
  readonly onClose: () => void
}

/** Takes somebody of the library into a position’s process. */
export function AdoptDialog({ person, onClose }: AdoptDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const { options, onSearch } = useChoices(openPositions)
  const [positionId, setPositionId] = useState<number | null>(null)
  const title = options?.find(({ value }) => value === positionId)?.label ?? ''
  const adopt = useChange(libraryApi.adopt, {
    onDone: () => {
      message.success(t('people.adopted', { title }))
      onClose()
    },
  })
  return (
    <Modal
      open
      title={t('people.adoptTitle', { name: person.basic.name })}
      okText={t('people.confirm')}
      cancelText={t('people.cancel')}
      okButtonProps={{ disabled: positionId === null, loading: adopt.isPending }}
      onOk={() => adopt.mutate({ body: { post_ids: [person.post_id], position_id: positionId ?? 0 } })}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t('people.position')} htmlFor="adopt-position">
          <Select
            id="adopt-position"
            autoFocus
            showSearch={onSearch ? { filterOption: false, onSearch } : { optionFilterProp: 'label' }}
            options={[...(options ?? [])]}
            value={positionId}
            onChange={setPositionId}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
