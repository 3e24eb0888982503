import { text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { type SkinQuota, themesApi } from '@bole/themes/contract'
import { type ReactNode, useState } from 'react'
import { QuotaDialog } from './skin/quota-dialog.tsx'
import { skinQuotaColumns } from './skin/skin-quota-columns.ts'
import { useTexts } from './texts/index.ts'

const on = actionsOn(themesApi.listSkinQuotas)

/** `/agency/skin/list`: how many skins of the career site each organisation has, to be settled by whoever runs the server. */
export default function SkinQuotas(): ReactNode {
  const t = useTexts()
  const [edited, edit] = useState<SkinQuota | null>(null)
  return (
    <>
      <ListScreen
        call={themesApi.listSkinQuotas}
        filters={[text('keyword', t('quotas.keyword'))]}
        columns={skinQuotaColumns(t)}
        actions={{ edit: on.open(t('quotas.edit'), edit) }}
        empty={t('quotas.empty')}
      />
      {edited && <QuotaDialog quota={edited} onClose={() => edit(null)} />}
    </>
  )
}
