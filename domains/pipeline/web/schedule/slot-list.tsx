import { usePermission } from '@bole/accounts/web'
import { type InterviewSlot, pipelineApi } from '@bole/pipeline/contract'
import { choice, choices, dayRange } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { useAddressState } from '@bole/platform/web'
import { type ReactNode, useState } from 'react'
import { pipelineScreens } from '../screens.ts'
import { SetSlotsDialog } from './set-slots-dialog.tsx'
import { slotColumns } from './slot-columns.tsx'
import { SlotDialog } from './slot-dialog.tsx'
import { slotFields } from './slot-fields.ts'
import { slotTime } from './slot-time.ts'
import { useTexts } from './texts/index.ts'
import { useRounds } from './use-rounds.ts'

const on = actionsOn(pipelineApi.listSlots)

/** `/candidate/slot/list`: when and where candidates are interviewed, and who holds which place. */
export default function SlotList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(pipelineScreens.slots)
  const [{ process_id }] = useAddressState(slotFields)
  const mayArrange = usePermission('pipeline.move')
  const [edited, setEdited] = useState<InterviewSlot | 'new' | null>(null)
  const rounds = useRounds(origin)
  const states = [
    { value: true, label: t('ahead') },
    { value: false, label: t('begun') },
  ]
  return (
    <>
      <ListScreen
        call={pipelineApi.listSlots}
        given={{ origin, ...(process_id ? { process_id } : {}) }}
        filters={[
          choices('process_step_id', t('round'), rounds),
          dayRange(['from_day', 'until_day'], t('days')),
          choice('is_ahead', t('state'), states),
        ]}
        columns={slotColumns(t)}
        actions={{
          edit: on.open(t('edit'), setEdited),
          remove: on.send(t('remove'), pipelineApi.removeSlot, ({ id }) => ({ body: { id } }), {
            isDangerous: true,
            confirm: (slot) => t('removeSure', { time: slotTime(slot) }),
            done: () => t('removed'),
          }),
        }}
        create={mayArrange && { label: t('create'), open: () => setEdited('new') }}
        empty={t('empty')}
      />
      {edited === 'new' && <SetSlotsDialog rounds={rounds} onClose={() => setEdited(null)} />}
      {edited && edited !== 'new' && <SlotDialog slot={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
