import { intakeApi } from '@bole/intake/contract'
import { intakeScreens } from '@bole/intake/screens'
import { actionsOn, ListScreen, type RowOf } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { type ReactNode, useState } from 'react'
import { AssignDialog } from '../assign-dialog.tsx'
import { ByHandDialog } from '../by-hand-dialog.tsx'
import { useTexts } from '../texts/index.ts'
import { arrivalColumns } from './arrival-columns.tsx'
import { arrivalFilters } from './arrival-filters.ts'
import { ArrivalSums } from './arrival-sums.tsx'

const on = actionsOn(intakeApi.listArrivals)

type Row = RowOf<typeof intakeApi.listArrivals>

/** Everything that came in from outside, by whatever door, and what became of it; the sums above lead to their rows. */
export default function ArrivalList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(intakeScreens.arrivals)
  const [byHand, setByHand] = useState<Row | null>(null)
  const [assigned, assign] = useState<Row | null>(null)
  return (
    <>
      <ArrivalSums origin={origin} />
      <ListScreen
        call={intakeApi.listArrivals}
        given={{ origin }}
        filters={arrivalFilters(t, origin)}
        columns={arrivalColumns(t)}
        actions={{
          assign: on.open(t('assign.open'), assign),
          retry: on.send(t('retry'), intakeApi.retry, ({ id }) => ({ body: { item_id: id } }), {
            done: () => t('arrivals.retried'),
          }),
          by_hand: on.open(t('byHand.open'), setByHand),
        }}
        empty={t('arrivals.empty')}
      />
      {assigned && <AssignDialog item={assigned} origin={origin} onClose={() => assign(null)} />}
      {byHand && (
        <ByHandDialog
          item={{ ...byHand, position_id: byHand.position?.id ?? null }}
          origin={origin}
          onClose={() => setByHand(null)}
        />
      )}
    </>
  )
}
