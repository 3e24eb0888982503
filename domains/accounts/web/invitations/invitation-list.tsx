import { accountsApi } from '@bole/accounts/contract'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { App, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { useRoleWord } from '../role-words.ts'
import { invitationColumns } from './invitation-columns.tsx'
import { InviteForm, type Links } from './invite-form.tsx'
import { NewLinksDialog } from './new-links.tsx'
import { useTexts } from './texts/index.ts'
import { useInviteAgain } from './use-invite-again.ts'

const on = actionsOn(accountsApi.listInvitations)

/** `/organization/user/invitations`: who was asked to join and what became of it. */
export default function InvitationList(): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const roleWord = useRoleWord()
  const [isInviting, setInviting] = useState(false)
  const [links, setLinks] = useState<Links>([])
  const inviteAgain = useInviteAgain(setLinks)
  const invited = (links: Links, count: number) => {
    setInviting(false)
    setLinks(links)
    if (links.length === 0) message.success(t('sent', { count }))
  }
  return (
    <>
      <ListScreen
        call={accountsApi.listInvitations}
        columns={invitationColumns(t, roleWord)}
        actions={{
          again: on.open(t('again'), inviteAgain),
          cancel: on.send(t('cancel'), accountsApi.cancelInvitation, ({ id }) => ({ body: { id } }), {
            isDangerous: true,
            done: () => t('cancelDone'),
          }),
        }}
        create={{ label: t('invite'), open: () => setInviting(true) }}
        empty={t('empty')}
      />
      {isInviting && (
        <Modal open title={t('invite')} width={720} footer={null} onCancel={() => setInviting(false)}>
          <InviteForm onInvited={invited} />
        </Modal>
      )}
      {links.length > 0 && <NewLinksDialog links={links} onClose={() => setLinks([])} />}
    </>
  )
}
