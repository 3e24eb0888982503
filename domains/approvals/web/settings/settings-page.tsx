import { approvalSettings, approvalsApi } from '@bole/approvals/contract'
import { addressOf } from '@bole/platform/screens'
import { SettingScreen } from '@bole/platform/setting'
import type { ReactNode } from 'react'
import { approvalsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

/** `/organization/approval`: when approvers are reminded, and whether mails bring a link to answer by. */
export default function SettingsPage(): ReactNode {
  const t = useTexts()
  return (
    <SettingScreen
      api={approvalsApi}
      setting={approvalSettings}
      groups={[
        {
          title: t('settings.title'),
          fields: [
            { name: 'remind_after_days', label: t('settings.remind'), help: t('settings.never') },
            { name: 'escalate_after_days', label: t('settings.escalate'), help: t('settings.never') },
            { name: 'has_mail_links', label: t('settings.links'), help: t('settings.linksHelp') },
          ],
        },
      ]}
      saved={t('settings.saved')}
      leaveTo={addressOf(approvalsScreens.all)}
    />
  )
}
