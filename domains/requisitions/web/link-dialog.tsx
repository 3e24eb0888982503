import { CallRefused, useCall, useChange } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { type RequisitionListItem, requisitionsApi } from '@bole/requisitions/contract'
import { Alert, App, Flex, Modal, Select, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from './texts/index.ts'

interface LinkDialogProps {
  readonly requisition: RequisitionListItem
  readonly onClose: () => void
}

/** Names the positions by which an approved requisition is filled. */
export function LinkDialog({ requisition, onClose }: LinkDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [chosen, choose] = useState<readonly number[] | null>(null)
  const { id, origin } = requisition
  const record = useCall(requisitionsApi.viewRequisition, { query: { id } }).data?.data.requisition
  const params = useCall(positionsApi.getParams, { query: { origin } }).data?.data
  const link = useChange(requisitionsApi.linkPositions, { handlesErrors: true })
  const before = record?.positions.map((position) => position.id) ?? []
  const save = () => {
    if (!record) return
    link.mutate(
      { body: { id, version: record.version, position_ids: [...(chosen ?? before)] } },
      {
        onSuccess: () => {
          message.success(t('link.saved'))
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      title={t('link.title', { title: requisition.title })}
      okText={t('link.save')}
      cancelText={t('link.cancel')}
      okButtonProps={{ loading: link.isPending, disabled: !record }}
      onOk={save}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <span>{t('link.help')}</span>
        {record && params ? (
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            aria-label={t('link.positions')}
            placeholder={t('link.positions')}
            value={[...(chosen ?? before)]}
            onChange={choose}
            options={params.themes.map(({ theme_name, positions }) => ({
              label: theme_name,
              options: positions.map((position) => ({ value: position.id, label: position.title })),
            }))}
          />
        ) : (
          <Skeleton active />
        )}
        {link.error && (
          <Alert
            role="alert"
            type="error"
            showIcon
            title={(link.error instanceof CallRefused && link.error.message) || t('link.failed')}
          />
        )}
      </Flex>
    </Modal>
  )
}
