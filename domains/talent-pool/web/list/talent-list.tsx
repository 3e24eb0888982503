import { actionsOn, ListScreen, takeBack } from '@bole/platform/list'
import { type Talent, talentPoolApi } from '@bole/talent-pool/contract'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { MoveDialog } from './move-dialog.tsx'
import { PlacesLine } from './places-line.tsx'
import { talentColumns } from './talent-columns.tsx'
import { useTalentFilters } from './talent-filters.ts'

const { listTalents, removeTalents, undoTalents } = talentPoolApi
const on = actionsOn(listTalents)

/** People to be moved, and what is done once they are. */
interface Moving {
  readonly talents: readonly Talent[]
  readonly done: () => void
}

/** `/candidate/pool/list`: who is kept, in which folder and why, how far they came, and when either side was heard of. */
export default function TalentList(): ReactNode {
  const t = useTexts()
  const [moving, setMoving] = useState<Moving | null>(null)
  const undo = (batch_id: string) => takeBack(undoTalents, { body: { batch_id } }, t('undone'))
  return (
    <>
      <PlacesLine />
      <ListScreen
        call={listTalents}
        filters={useTalentFilters()}
        columns={talentColumns(t)}
        actions={{
          move: on.open(t('move'), (talent) => setMoving({ talents: [talent], done: () => undefined })),
          remove: on.send(t('remove'), removeTalents, ({ id }) => ({ body: { ids: [id] } }), {
            isDangerous: true,
            done: (_, { basic }) => t('removed', { name: basic.name }),
            undo: ({ batch_id }) => undo(batch_id),
          }),
        }}
        batch={{
          move: on.openMany(t('move'), (talents, done) => setMoving({ talents, done })),
          remove: on.sendMany(
            t('remove'),
            removeTalents,
            (talents) => ({ body: { ids: talents.map(({ id }) => id) } }),
            { isDangerous: true, undo },
          ),
        }}
        empty={t('empty')}
      />
      {moving && <MoveDialog {...moving} onClose={() => setMoving(null)} />}
    </>
  )
}
