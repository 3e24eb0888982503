import { libraryApi, type Person } from '@bole/library/contract'
import { useChoices } from '@bole/platform/filter'
import { useChange } from '@bole/platform/web'
import { App, Form, Modal, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { openPositions } from './open-positions.ts'

interface AdoptDialogProps {
  /** One or several of them. */
  readonly people: readonly Person[]
  /** Some were taken in. */
  readonly done?: () => void
  readonly onClose: () => void
}

/** Takes people of the library into a position’s process; who cannot be is named with the reason. */
export function AdoptDialog({ people, done, onClose }: AdoptDialogProps): ReactNode {
  const t = useTexts()
  const { message, modal } = App.useApp()
  const [first] = people
  const { options, onSearch } = useChoices(openPositions)
  const [positionId, setPositionId] = useState<number | null>(null)
  const title = options?.find(({ value }) => value === positionId)?.label ?? ''
  const adopt = useChange(libraryApi.adopt, {
    onDone: ({ data }) => {
      onClose()
      done?.()
      if (people.length === 1) void message.success(t('people.adopted', { title }))
      else if (data.done > 0) void message.success(t('people.adoptedMany', { count: data.done, title }))
      if (data.refused.length > 0)
        modal.warning({
          title: t('people.notAdopted', { count: data.refused.length }),
          content: data.refused.map((one) => (
            <div key={one.title}>
              {one.title}: {one.message}
            </div>
          )),
        })
    },
  })
  return (
    <Modal
      open
      title={
        first && people.length === 1
          ? t('people.adoptTitle', { name: first.basic.name })
          : t('people.adoptManyTitle', { count: people.length })
      }
      okText={t('people.confirm')}
      cancelText={t('people.cancel')}
      okButtonProps={{ disabled: positionId === null, loading: adopt.isPending }}
      onOk={() =>
        adopt.mutate({
          body: { post_ids: people.map(({ post_id }) => post_id), position_id: positionId ?? 0 },
        })
      }
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
