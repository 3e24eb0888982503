import { usePermission } from '@bole/accounts/web'
import { text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { reportsApi } from '@bole/reports/contract'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { reportColumns } from './report-columns.tsx'
import { reportsScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

const on = actionsOn(reportsApi.listReports)

/** The reports of experienced or of campus hiring. */
export default function ReportList(): ReactNode {
  const t = useTexts()
  const go = useNavigate()
  const { origin } = useAddress(reportsScreens.list)
  const mayManage = usePermission('reports.manage')
  return (
    <ListScreen
      call={reportsApi.listReports}
      given={{ origin }}
      filters={[text('keyword', t('keyword'))]}
      columns={reportColumns(t)}
      actions={{
        copy: on.send(t('actions.copy'), reportsApi.copyReport, ({ id }) => ({ query: { id } }), {
          done: () => t('copied'),
        }),
        remove: on.send(
          t('actions.remove'),
          reportsApi.removeReport,
          ({ id, version }) => ({ body: { id, version } }),
          {
            isDangerous: true,
            confirm: ({ conditions }) => t('removeSure', { title: conditions.title }),
            done: (_, { conditions }) => t('removed', { title: conditions.title }),
          },
        ),
      }}
      create={
        mayManage && {
          label: t('create'),
          open: () => void go({ to: addressOf(reportsScreens.create, { origin }) }),
        }
      }
      empty={t('empty')}
    />
  )
}
