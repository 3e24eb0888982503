import { useUnsaved } from '@bole/platform/form'
import { Alert } from 'antd'
import { type ReactNode, useState } from 'react'
import { InviteForm, type Links } from '../invitations/invite-form.tsx'
import { NewLinks } from '../invitations/new-links.tsx'
import { useTexts as useInvitationTexts } from '../invitations/texts/index.ts'

/** The first colleagues; where there is no mail server, their links stay in sight until one goes on. */
export function ColleaguesStep(): ReactNode {
  const t = useInvitationTexts()
  const { mark } = useUnsaved(false)
  const [links, setLinks] = useState<Links>([])
  const [sent, setSent] = useState(0)
  const invited = (more: Links, count: number) => {
    setLinks([...links, ...more])
    setSent(sent + count - more.length)
  }
  return (
    <>
      <p>{t('setUpText')}</p>
      {sent > 0 && <Alert role="status" showIcon type="success" title={t('sent', { count: sent })} />}
      <NewLinks links={links} />
      <InviteForm onInvited={invited} onTyped={mark} />
    </>
  )
}
