import { type NotifyRecord, notificationsApi } from '@bole/notifications/contract'
import { notifyEvents, stateGroups } from '@bole/notifications/model'
import { choice, tabs, text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { useCall } from '@bole/platform/web'
import { type ReactNode, useState } from 'react'
import { NoServer } from '../message/no-server.tsx'
import { notificationsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'
import { recordColumns } from './record-columns.tsx'
import { RecordLetter } from './record-letter.tsx'

const { listRecords, sendAgain, cancelRecords } = notificationsApi
const on = actionsOn(listRecords)

/** Messages to candidates of an origin: what was asked for, and what became of each. */
export default function RecordList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(notificationsScreens.records)
  const [read, setRead] = useState<NotifyRecord | null>(null)
  const counts = useCall(listRecords, { query: { origin, page_size: 1 } }).data?.data
  const one = ({ id }: NotifyRecord) => ({ body: { ids: [id] } })
  return (
    <>
      {counts?.has_mail_server === false && <NoServer />}
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
          choice(
            'event',
            t('records.event'),
            notifyEvents.map((value) => ({ value, label: t(`events.${value}`) })),
          ),
        ]}
        columns={recordColumns(t, setRead)}
        actions={{
          again: on.send(t('records.again'), sendAgain, one, { done: () => t('records.againDone') }),
          cancel: on.send(t('records.cancel'), cancelRecords, one, {
            isDangerous: true,
            done: () => t('records.cancelDone'),
          }),
        }}
        empty={t('records.empty')}
      />
      {read && <RecordLetter record={read} onClose={() => setRead(null)} />}
    </>
  )
}
