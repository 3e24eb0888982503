import { pipelineApi } from '@bole/pipeline/contract'
import { choice, text } from '@bole/platform/filter'
import { actionsOn, ListScreen, type RowOf } from '@bole/platform/list'
import { type ReactNode, useState } from 'react'
import { ReasonDialog } from './reason-dialog.tsx'
import { useTexts } from './texts/index.ts'
import { WhereAsked } from './where-asked.tsx'

type Row = RowOf<typeof pipelineApi.listReasons>
const on = actionsOn(pipelineApi.listReasons)

/** `/config/reject-reason/list`: what is offered when somebody is turned down, in its order. */
export default function ReasonList(): ReactNode {
  const t = useTexts()
  const [edited, setEdited] = useState<Row | 'new' | null>(null)
  const places = { top: t('top'), up: t('up'), down: t('down'), done: t('sorted') }
  const retiring =
    (is_retired: boolean) =>
    ({ id, version }: Row) => ({ body: { id, version, is_retired } })
  const states = [
    { value: false, label: t('inUse') },
    { value: true, label: t('retired') },
  ]
  return (
    <>
      <WhereAsked />
      <ListScreen
        call={pipelineApi.listReasons}
        filters={[text('keyword', t('keyword')), choice('is_retired', t('state'), states)]}
        columns={[
          { name: 'name', title: t('reason'), isMain: true },
          { name: 'is_retired', title: t('state'), render: (row) => t(row.is_retired ? 'retired' : 'inUse') },
        ]}
        actions={{
          edit: on.open(t('edit'), setEdited),
          order: on.order(places, pipelineApi.sortReasons, (ids) => ({ body: { ids: [...ids] } })),
          retire: on.send(t('retire'), pipelineApi.retireReason, retiring(true), {
            done: () => t('retiredDone'),
          }),
          restore: on.send(t('restore'), pipelineApi.retireReason, retiring(false), {
            done: () => t('restored'),
          }),
        }}
        create={{ label: t('createReason'), open: () => setEdited('new') }}
        empty={t('emptyReasons')}
      />
      {edited && <ReasonDialog reason={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}
