import { ListScreen } from '@bole/platform/list'
import { useAddressState } from '@bole/platform/web'
import { talentPoolApi } from '@bole/talent-pool/contract'
import { type ReactNode, useState } from 'react'
import { AskDialog } from '../consent/ask-dialog.tsx'
import { ConsentDialog } from '../consent/consent-dialog.tsx'
import { DeclineDialog } from '../distribute/decline-dialog.tsx'
import { DistributeDialog } from '../distribute/distribute-dialog.tsx'
import { useTexts } from '../texts/index.ts'
import { MoveDialog } from './move-dialog.tsx'
import { PlacesLine } from './places-line.tsx'
import { poolFields } from './pool-fields.ts'
import { type Opened, talentActions, talentBatch } from './talent-actions.ts'
import { talentColumns } from './talent-columns.tsx'
import { useTalentFilters } from './talent-filters.ts'

/** `/candidate/pool/list`: who is kept, in which folder and why, how far they came, and who is asked to take them over. */
export default function TalentList(): ReactNode {
  const t = useTexts()
  const [conditions] = useAddressState(poolFields)
  const [opened, open] = useState<Opened | null>(null)
  const close = () => open(null)
  const [first] = opened?.talents ?? []
  return (
    <>
      <PlacesLine />
      <ListScreen
        call={talentPoolApi.listTalents}
        filters={useTalentFilters()}
        columns={talentColumns(t, conditions.suits_position_id !== undefined)}
        actions={talentActions(t, open)}
        batch={talentBatch(t, open)}
        empty={t('empty')}
      />
      {opened?.kind === 'move' && <MoveDialog {...opened} onClose={close} />}
      {opened?.kind === 'distribute' && <DistributeDialog {...opened} onClose={close} />}
      {opened?.kind === 'ask' && <AskDialog {...opened} onClose={close} />}
      {opened?.kind === 'consent' && <ConsentDialog {...opened} onClose={close} />}
      {opened?.kind === 'decline' && first && <DeclineDialog talent={first} onClose={close} />}
    </>
  )
}
