import { usePermission } from '@bole/accounts/web'
import { type Mailbox, mailboxesApi } from '@bole/mailboxes/contract'
import { text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { type ReactNode, useState } from 'react'
import { mailboxColumns } from './mailbox-columns.tsx'
import { MailboxDrawer } from './mailbox-drawer.tsx'
import { MailboxesFrame } from './mailboxes-frame.tsx'
import { mailboxesScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

const on = actionsOn(mailboxesApi.listMailboxes)

/** The mailboxes that résumés are sent to. */
export default function MailboxList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(mailboxesScreens.list)
  const mayManage = usePermission('mailboxes.manage')
  const [edited, edit] = useState<Mailbox | 'new' | null>(null)
  const turn = (is_on: boolean) =>
    on.send(
      t(is_on ? 'turnOn' : 'turnOff'),
      mailboxesApi.turnMailbox,
      ({ id }) => ({ body: { id, is_on } }),
      {
        done: () => t(is_on ? 'turnedOn' : 'turnedOff'),
      },
    )
  return (
    <MailboxesFrame view="list" origin={origin}>
      <ListScreen
        call={mailboxesApi.listMailboxes}
        filters={[text('keyword', t('keyword'))]}
        columns={mailboxColumns(t, origin)}
        actions={{
          edit: on.open(t('edit'), edit),
          look: on.send(t('look'), mailboxesApi.lookNow, ({ id }) => ({ body: { id } }), {
            done: () => t('looking'),
          }),
          turn_on: turn(true),
          turn_off: turn(false),
          remove: on.send(t('remove'), mailboxesApi.removeMailbox, ({ id }) => ({ body: { id } }), {
            confirm: ({ name }) => ({ title: t('removeSure', { name }), content: t('removeMeans') }),
            isDangerous: true,
            done: () => t('removed'),
          }),
        }}
        create={mayManage && { label: t('add'), open: () => edit('new') }}
        empty={t('empty')}
      />
      {edited && <MailboxDrawer box={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </MailboxesFrame>
  )
}
