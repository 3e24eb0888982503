import { useChange } from '@bole/platform/web'
import { type RequisitionDetail, requisitionsApi } from '@bole/requisitions/contract'
import { App, Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'
import { useRequisitionDialogs } from './use-requisition-dialogs.tsx'

/** What can be done with a requisition, the decision last and strongest. */
export function RecordButtons({ requisition }: { readonly requisition: RequisitionDetail }): ReactNode {
  const t = useTexts()
  const { modal, message } = App.useApp()
  const { open, shown } = useRequisitionDialogs(requisition.origin === 1 ? 1 : 2)
  const withdraw = useChange(requisitionsApi.withdrawRequisition)
  const { id, version, title, can } = requisition
  const askAndWithdraw = () =>
    void modal.confirm({
      title: t('withdrawSure', { title }),
      okText: t('actions.withdraw'),
      onOk: async () => {
        await withdraw.mutateAsync({ body: { id, version } })
        message.success(t('withdrawn', { title }))
      },
    })
  return (
    <Flex gap={8} wrap>
      {can.withdraw && <Button onClick={askAndWithdraw}>{t('actions.withdraw')}</Button>}
      {can.edit && <Button onClick={() => open({ kind: 'edit', requisition })}>{t('actions.edit')}</Button>}
      {can.link && (
        <Button type="primary" onClick={() => open({ kind: 'link', requisition })}>
          {t('actions.link')}
        </Button>
      )}
      {can.refuse && (
        <Button danger onClick={() => open({ kind: 'decide', requisition, decision: 'refused' })}>
          {t('actions.refuse')}
        </Button>
      )}
      {can.approve && (
        <Button type="primary" onClick={() => open({ kind: 'decide', requisition, decision: 'approved' })}>
          {t('actions.approve')}
        </Button>
      )}
      {shown}
    </Flex>
  )
}
