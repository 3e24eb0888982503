import { pipelineApi } from '@bole/pipeline/contract'
import { choice, dayRange, text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useAddressState, wordOf } from '@bole/platform/web'
import type { ReactNode } from 'react'
import * as sources from '../../model/application-source.ts'
import { pipelineScreens } from '../screens.ts'
import { useTexts as usePipelineTexts } from '../texts/index.ts'
import { deliveryColumns } from './delivery-columns.tsx'
import { deliveryFields } from './delivery-fields.ts'
import { useTexts } from './texts/index.ts'

const on = actionsOn(pipelineApi.listDeliveries)

/** `/candidate/delivery/list`: applications as they arrived, by day, with which of its person’s each is. */
export default function DeliveryList(): ReactNode {
  const t = useTexts()
  const words = usePipelineTexts()
  const { origin } = useAddress(pipelineScreens.deliveries)
  const [{ post_id }] = useAddressState(deliveryFields)
  const yesNo = [
    { value: true, label: t('yes') },
    { value: false, label: t('no') },
  ]
  return (
    <ListScreen
      call={pipelineApi.listDeliveries}
      given={{ origin, ...(post_id ? { post_id } : {}) }}
      filters={[
        text('keyword', t('keyword')),
        choice(
          'source',
          t('source'),
          sources.all.map((value) => ({ value, label: wordOf(words, `sources.${value}`) })),
        ),
        choice('is_repeat', t('repeat'), yesNo),
        choice('is_listed', t('state'), yesNo),
        dayRange(['applied_from', 'applied_to'], t('appliedRange')),
      ]}
      columns={deliveryColumns(t, words)}
      actions={{
        others: on.goTo(t('repeat'), ({ id }) =>
          addressOf(pipelineScreens.deliveries, { origin }, { post_id: id }),
        ),
      }}
      empty={t('noDeliveries')}
    />
  )
}
