import { text } from '@bole/platform/filter'
import { actionsOn, ListScreen, TwoLines } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { listOf } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { type ReactNode, useState } from 'react'
import { positionsScreens } from '../screens.ts'
import { InChannels } from './in-channels.tsx'
import type { Mapping } from './mapping.ts'
import { MappingDialog } from './mapping-dialog.tsx'
import { useTexts } from './texts/index.ts'

const on = actionsOn(positionsApi.listMappings)

/** Positions with the outside boards each stands in, and under which category. */
export default function MappingList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(positionsScreens.mapping)
  const [edited, edit] = useState<Mapping | null>(null)
  return (
    <>
      <ListScreen
        call={positionsApi.listMappings}
        given={{ origin }}
        filters={[text('keyword', t('keyword'))]}
        columns={[
          {
            name: 'title',
            title: t('position'),
            isMain: true,
            width: 220,
            render: ({ title, city_list }) => <TwoLines first={title} second={listOf(city_list)} />,
          },
          { name: 'theme_name', title: t('project'), width: 160 },
          {
            name: 'sync_channel_info',
            title: t('boards'),
            render: (mapping) => <InChannels mapping={mapping} />,
          },
        ]}
        actions={{ edit: on.open(t('edit'), edit) }}
        empty={t('empty')}
      />
      {edited && <MappingDialog mapping={edited} onClose={() => edit(null)} />}
    </>
  )
}
