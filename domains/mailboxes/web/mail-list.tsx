import { mailboxesApi } from '@bole/mailboxes/contract'
import { messageStates } from '@bole/mailboxes/model'
import { dayRange, remoteChoice, tabs, text } from '@bole/platform/filter'
import { ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import type { ReactNode } from 'react'
import { mailColumns } from './mail-columns.tsx'
import { MailboxesFrame } from './mailboxes-frame.tsx'
import { mailboxesScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** What came into the mailboxes, and what became of each mail. */
export default function MailList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(mailboxesScreens.mails)
  return (
    <MailboxesFrame view="mails" origin={origin}>
      <ListScreen
        call={mailboxesApi.listMessages}
        filters={[
          tabs('state', t('mails.state'), {
            call: mailboxesApi.listMessages,
            all: t('mails.all'),
            options: messageStates.map((value) => ({ value, label: t(`mails.states.${value}`) })),
            countsIn: ({ statistic }) =>
              Object.fromEntries(['all', ...messageStates].map((name) => [name, statistic[name]?.value])),
          }),
          text('keyword', t('mails.keyword')),
          remoteChoice('mailbox_id', t('mails.mailbox'), {
            call: mailboxesApi.listMailboxes,
            request: { query: { page_size: 200 } },
            choiceOf: ({ id, name }) => ({ value: id, label: name }),
          }),
          dayRange(['day_from', 'day_until'], t('mails.days')),
        ]}
        columns={mailColumns(t, origin)}
        empty={t('mails.empty')}
      />
    </MailboxesFrame>
  )
}
