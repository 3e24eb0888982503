import { organisationsApi } from '@bole/organisations/contract'
import { actionsOn, ListScreen, takeBack } from '@bole/platform/list'
import { useCall } from '@bole/platform/web'
import { type ReactNode, useState } from 'react'
import { useTexts as useAgencyTexts } from '../agency/texts/index.ts'
import { AskDialog } from './ask-dialog.tsx'
import { requestColumns } from './request-columns.tsx'
import { useTexts } from './texts/index.ts'

const on = actionsOn(organisationsApi.listServiceRequests)

/** `/organization/charge`: what more of services the company has asked operators for, and the way to ask. */
export default function ChargeCentre(): ReactNode {
  const t = useTexts()
  const services = useAgencyTexts()
  const [isAsking, setAsking] = useState(false)
  const may = useCall(organisationsApi.getServiceQuota, {}).data?.data.can
  return (
    <>
      <ListScreen
        call={organisationsApi.listServiceRequests}
        filters={[]}
        columns={requestColumns(t, services)}
        actions={{
          withdraw: on.send(
            t('withdraw'),
            organisationsApi.withdrawRequest,
            ({ id, version }) => ({ body: { id, version } }),
            {
              done: () => t('withdrawn'),
              undo: (_, { type, quantity, note }) =>
                takeBack(organisationsApi.askForService, { body: { type, quantity, note } }, t('sent')),
            },
          ),
        }}
        create={may?.ask === true && { label: t('ask'), open: () => setAsking(true) }}
        empty={t('empty')}
      />
      {isAsking && <AskDialog type={null} onClose={() => setAsking(false)} />}
    </>
  )
}
