import { departments, usePermission } from '@bole/accounts/web'
import { tabs, text } from '@bole/platform/filter'
import { ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { requisitionsApi } from '@bole/requisitions/contract'
import { requisitionStates } from '@bole/requisitions/model'
import type { ReactNode } from 'react'
import { requisitionActions } from './requisition-actions.ts'
import { requisitionColumns } from './requisition-columns.tsx'
import { requisitionsScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'
import { useRequisitionDialogs } from './use-requisition-dialogs.tsx'

/** The people somebody asked for, with what became of it. */
export default function RequisitionList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(requisitionsScreens.list)
  const mayAsk = usePermission('requisitions.ask')
  const { open, shown } = useRequisitionDialogs(origin)
  return (
    <>
      <ListScreen
        call={requisitionsApi.listRequisitions}
        given={{ origin }}
        filters={[
          tabs('state', t('states.title'), {
            call: requisitionsApi.listRequisitions,
            all: t('states.all'),
            options: requisitionStates.map((value) => ({ value, label: t(`states.${value}`) })),
            countsIn: ({ statistic }) =>
              Object.fromEntries(['all', ...requisitionStates].map((name) => [name, statistic[name]?.value])),
          }),
          text('keyword', t('keyword')),
          departments('department_id', t('department')),
        ]}
        columns={requisitionColumns(t)}
        actions={requisitionActions(t, open)}
        create={mayAsk && { label: t('ask'), open: () => open({ kind: 'edit', requisition: null }) }}
        empty={t('empty')}
      />
      {shown}
    </>
  )
}
