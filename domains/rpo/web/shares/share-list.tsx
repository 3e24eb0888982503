import { text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { formatNumber, listOf } from '@bole/platform/web'
import { type RpoShare, rpoApi } from '@bole/rpo/contract'
import { rpoScreens } from '@bole/rpo/screens'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { ShareDialog } from './share-dialog.tsx'

const on = actionsOn(rpoApi.listShares)

/** Projects, who hands in résumés for each, and what came of it. */
export default function ShareList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(rpoScreens.shares)
  const [shared, share] = useState<RpoShare | null>(null)
  return (
    <>
      <ListScreen
        call={rpoApi.listShares}
        given={{ origin }}
        filters={[text('keyword', t('shares.keyword'))]}
        columns={[
          {
            name: 'name',
            title: t('shares.project'),
            isMain: true,
            width: 260,
            render: ({ name }) => <b>{name}</b>,
          },
          {
            name: 'people',
            title: t('shares.people'),
            width: 260,
            render: ({ people }) =>
              people.length > 0 ? listOf(people.map(({ name }) => name)) : t('shares.nobody'),
          },
          {
            name: 'sent_count',
            title: t('shares.sent'),
            width: 110,
            render: ({ sent_count }) => formatNumber(sent_count),
          },
          {
            name: 'candidate_count',
            title: t('shares.candidates'),
            width: 130,
            render: ({ candidate_count }) => formatNumber(candidate_count),
          },
        ]}
        actions={{ share: on.open(t('shares.open'), share) }}
        empty={t('shares.empty')}
      />
      {shared && <ShareDialog share={shared} onClose={() => share(null)} />}
    </>
  )
}
