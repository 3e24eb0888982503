import { mailApi } from '@bole/mail/contract'
import { mailStates } from '@bole/mail/model'
import { choice, text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import type { ReactNode } from 'react'
import { mailColumns } from './mail-columns.tsx'
import { ServerNotice } from './server-notice.tsx'
import { useTexts } from './texts/index.ts'

const on = actionsOn(mailApi.listMails)

/** `/organization/mail/outbox`: what left the company by mail, what waits, and what the mail server said. */
export default function Outbox(): ReactNode {
  const t = useTexts()
  return (
    <>
      <ServerNotice />
      <ListScreen
        call={mailApi.listMails}
        filters={[
          text('keyword', t('outbox.keyword')),
          choice(
            'state',
            t('outbox.state'),
            mailStates.map((state) => ({ value: state, label: t(`states.${state}`) })),
          ),
        ]}
        columns={mailColumns(t)}
        actions={{
          again: on.send(t('outbox.again'), mailApi.sendAgain, ({ id }) => ({ body: { id } }), {
            done: () => t('outbox.againDone'),
          }),
          cancel: on.send(t('outbox.cancel'), mailApi.cancelMail, ({ id }) => ({ body: { id } }), {
            isDangerous: true,
            confirm: ({ recipient }) => t('outbox.cancelSure', { to: recipient }),
            done: () => t('outbox.cancelDone'),
          }),
        }}
        empty={t('outbox.empty')}
      />
    </>
  )
}
