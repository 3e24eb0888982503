import { type NotifyRecord, notificationsApi } from '@bole/notifications/contract'
import { channels, notifyEvents, stateGroups } from '@bole/notifications/model'
import { choice, tabs, text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { type ReactNode, useState } from 'react'
import { notificationsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'
import { CancelInterviewDialog } from './cancel-interview-dialog.tsx'
import { recordActions } from './record-actions.ts'
import { recordColumns } from './record-columns.tsx'
import { RecordLetter } from './record-letter.tsx'
import { RecordNotices } from './record-notices.tsx'

const { listRecords } = notificationsApi
const on = actionsOn(listRecords)

/** Messages to candidates of an origin: what was asked for, and what became of each. */
export default function RecordList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(notificationsScreens.records)
  const [read, setRead] = useState<NotifyRecord | null>(null)
  const [calledOff, setCalledOff] = useState<NotifyRecord | null>(null)
  const events = notifyEvents.map((value) => ({ value, label: t(`events.${value}`) }))
  return (
    <>
      <RecordNotices origin={origin} />
      <ListScreen
        call={listRecords}
        given={{ origin }}
        filters={[
          tabs('state', t('records.state'), {
            call: listRecords,
            all: t('records.all'),
            options: stateGroups.map((value) => ({ value, label: t(`groups.${value}`) })),
            countsIn: ({ statistic: { total, ...groups } }) => ({ ...groups, all: total }),
          }),
          text('keyword', t('records.keyword')),
          choice('event', t('records.event'), events),
          choice(
            'channel',
            t('records.channel'),
            channels.map((value) => ({ value, label: t(`channels.${value}`) })),
          ),
        ]}
        columns={recordColumns(t, setRead)}
        actions={{
          ...recordActions(t),
          cancel_interview: { ...on.open(t('cancelling.cancel'), setCalledOff), isDangerous: true },
        }}
        empty={t('records.empty')}
      />
      {read && <RecordLetter record={read} onClose={() => setRead(null)} />}
      {calledOff && <CancelInterviewDialog record={calledOff} onClose={() => setCalledOff(null)} />}
    </>
  )
}
