import { useRoleWord } from '@bole/accounts/web'
import { pipelineApi } from '@bole/pipeline/contract'
import { text } from '@bole/platform/filter'
import { actionsOn, ListScreen, type RowOf } from '@bole/platform/list'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { formatNumber, listOf } from '@bole/platform/web'
import { type ReactNode, useState } from 'react'
import { pipelineScreens } from '../screens.ts'
import { GroupDialog } from './group-dialog.tsx'
import { useTexts } from './texts/index.ts'
import { Coloured } from './use-colours.tsx'

type Row = RowOf<typeof pipelineApi.listTagGroups>
const on = actionsOn(pipelineApi.listTagGroups)

/** `/config/tag-group/list`: the groups of labels in their order, with who may use them. */
export default function GroupList(): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const [edited, setEdited] = useState<Row | 'new' | null>(null)
  const places = { top: t('top'), up: t('up'), down: t('down'), done: t('sorted') }
  return (
    <>
      <ListScreen
        call={pipelineApi.listTagGroups}
        filters={[text('keyword', t('keyword'))]}
        columns={[
          { name: 'name', title: t('name'), isMain: true, render: Coloured, nameOf: ({ name }) => name },
          {
            name: 'roles',
            title: t('roles'),
            render: ({ roles }) => (roles.length === 0 ? t('everybody') : listOf(roles.map(roleWord))),
          },
          {
            name: 'tags',
            title: t('tags'),
            render: ({ id, tags }) => (
              <PlaceLink place={{ path: addressOf(pipelineScreens.tags, {}, { group_id: id }) }}>
                {formatNumber(tags)}
              </PlaceLink>
            ),
          },
        ]}
        actions={{
          edit: on.open(t('edit'), setEdited),
          order: on.order(places, pipelineApi.sortTagGroups, (ids) => ({ body: { ids: [...ids] } })),
          remove: on.send(t('remove'), pipelineApi.deleteTagGroup, ({ id }) => ({ body: { id } }), {
            isDangerous: true,
            confirm: ({ name }) => ({ title: t('removeSure', { name }), content: t('removeMeans') }),
            done: () => t('removed'),
          }),
        }}
        create={{ label: t('createGroup'), open: () => setEdited('new') }}
        empty={t('emptyGroups')}
      />
      {edited && <GroupDialog group={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}
