import { usePermission } from '@bole/accounts/web'
import { interviewsApi } from '@bole/interviews/contract'
import { text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { type ReactNode, useState } from 'react'
import { useTexts as useInterviewTexts } from '../texts/index.ts'
import { offerColumns } from './offer-columns.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { useTexts } from './texts/index.ts'

const on = actionsOn(interviewsApi.listOffers)

/** Who was offered times to choose of, and what became of it. */
export function OfferView({ origin }: { readonly origin: 1 | 2 }): ReactNode {
  const t = useTexts()
  const words = useInterviewTexts()
  const mayArrange = usePermission('pipeline.move')
  const [isNew, setNew] = useState(false)
  return (
    <>
      <ListScreen
        call={interviewsApi.listOffers}
        given={{ origin }}
        filters={[text('keyword', words('keyword'))]}
        columns={offerColumns(t, words)}
        actions={{
          withdraw: on.send(t('withdraw'), interviewsApi.withdrawOffer, ({ id }) => ({ body: { id } }), {
            confirm: ({ name }) => ({ title: t('withdrawSure', { name }), content: t('withdrawMeans') }),
            done: () => t('withdrawn'),
          }),
        }}
        create={mayArrange && { label: t('create'), open: () => setNew(true) }}
        empty={t('empty')}
      />
      {isNew && <OfferDialog origin={origin} onClose={() => setNew(false)} />}
    </>
  )
}
