import { usePermission } from '@bole/accounts/web'
import { libraryApi } from '@bole/library/contract'
import { exportKinds } from '@bole/library/model'
import { choice } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { exportColumnsOf } from './export-columns.tsx'
import { useToldFilter } from './told-filter.ts'

const { send } = actionsOn(libraryApi.listExports)

/** `/candidate/export/list`: what one exported, each with its file as long as it is kept; the company's for whoever manages it. */
export default function ExportList(): ReactNode {
  const t = useTexts()
  const told = useToldFilter()
  const seesAll = usePermission('company.manage')
  const kinds = exportKinds.map((value) => ({ value, label: t(`exports.kinds.${value}`) }))
  const whose = (['mine', 'all'] as const).map((value) => ({
    value,
    label: t(`exports.whoseChoices.${value}`),
  }))
  return (
    <ListScreen
      call={libraryApi.listExports}
      filters={[
        choice('kind', t('exports.kind'), kinds),
        ...(seesAll ? [choice('whose', t('exports.whose'), whose)] : []),
      ]}
      columns={exportColumnsOf(t, told)}
      actions={{
        remove: send(t('exports.remove'), libraryApi.removeExport, ({ id }) => ({ body: { id } }), {
          isDangerous: true,
          confirm: ({ file_name }) => t('exports.removeSure', { name: file_name }),
          done: () => t('exports.removed'),
        }),
      }}
      empty={t('exports.none')}
    />
  )
}
