import { notificationsApi, type Optout } from '@bole/notifications/contract'
import { writtenChannels } from '@bole/notifications/model'
import { choice, text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { EndDialog } from './end-dialog.tsx'
import { optoutColumns } from './optout-columns.tsx'

const on = actionsOn(notificationsApi.listOptouts)
const states = ['standing', 'ended'] as const

/** `/candidate/notification/unsubscribed`: who wants no more general messages, by what, and since when. */
export default function OptoutList(): ReactNode {
  const t = useTexts()
  const [ending, setEnding] = useState<Optout | null>(null)
  return (
    <>
      <ListScreen
        call={notificationsApi.listOptouts}
        filters={[
          text('keyword', t('optouts.keyword')),
          choice(
            'state',
            t('records.state'),
            states.map((value) => ({ value, label: t(`optouts.states.${value}`) })),
          ),
          choice(
            'channel',
            t('records.channel'),
            writtenChannels.map((value) => ({ value, label: t(`channels.${value}`) })),
          ),
        ]}
        columns={optoutColumns(t)}
        actions={{ end: on.open(t('optouts.end'), setEnding) }}
        empty={t('optouts.empty')}
      />
      {ending && <EndDialog optout={ending} onClose={() => setEnding(null)} />}
    </>
  )
}
