import { languageOptions } from '@bole/accounts/web'
import { notificationsApi, notifySettings } from '@bole/notifications/contract'
import { addressOf } from '@bole/platform/screens'
import { SettingScreen } from '@bole/platform/setting'
import type { ReactNode } from 'react'
import { notificationsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

const options = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** `/config/notify-setting`: in which language candidates are written to, at which hours not, and whether applications are confirmed. */
export default function MessageSettings(): ReactNode {
  const t = useTexts()
  const from = { name: 'quiet_from', label: t('settings.quietFrom'), options } as const
  const until = { name: 'quiet_until', label: t('settings.quietUntil'), options } as const
  return (
    <SettingScreen
      api={notificationsApi}
      setting={notifySettings}
      groups={[
        {
          fields: [
            {
              name: 'language',
              label: t('settings.language'),
              help: t('settings.languageHelp'),
              options: languageOptions,
            },
            [from, { ...until, help: t('settings.quietHelp') }],
            { name: 'acknowledges', label: t('settings.acknowledges'), help: t('settings.acknowledgesHelp') },
          ],
        },
      ]}
      refusals={{ quiet_half: 'quiet_until' }}
      saved={t('settings.saved')}
      leaveTo={addressOf(notificationsScreens.templates)}
    />
  )
}
