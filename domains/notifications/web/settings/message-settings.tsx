import { languageOptions } from '@bole/accounts/web'
import { type NotifySettings, notificationsApi } from '@bole/notifications/contract'
import { defineForm, FieldRow, FormPage, RecordForm, useRecordForm } from '@bole/platform/form'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { notificationsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

const empty: Omit<NotifySettings, 'version'> = {
  ...{ language: 'zh-CN', quiet_from: null, quiet_until: null },
  acknowledges: true,
}

const settingsForm = defineForm({
  create: notificationsApi.saveSettings,
  empty,
  refusals: { quiet_half: 'quiet_until' },
})
const { ChoiceField, SwitchField } = settingsForm

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** `/config/notify-setting`: in which language candidates are written to, at which hours not, and whether applications are confirmed. */
export default function MessageSettings(): ReactNode {
  const goTo = useGoTo()
  const settings = useCall(notificationsApi.getSettings, {}).data?.data
  if (!settings) return <Skeleton active />
  return (
    <FormPage onClose={() => goTo({ path: addressOf(notificationsScreens.templates) })}>
      <SettingsFields key={settings.version} settings={settings} />
    </FormPage>
  )
}

function SettingsFields({ settings }: { readonly settings: NotifySettings }): ReactNode {
  const t = useTexts()
  const { version, ...initialValues } = settings
  const form = useRecordForm(settingsForm, {
    record: null,
    initialValues,
    createWith: { seen_version: version },
    saved: t('settings.saved'),
  })
  return (
    <RecordForm form={form}>
      <ChoiceField
        name="language"
        label={t('settings.language')}
        help={t('settings.languageHelp')}
        options={languageOptions}
      />
      <FieldRow>
        <ChoiceField name="quiet_from" label={t('settings.quietFrom')} options={hours} />
        <ChoiceField
          name="quiet_until"
          label={t('settings.quietUntil')}
          help={t('settings.quietHelp')}
          options={hours}
        />
      </FieldRow>
      <SwitchField
        name="acknowledges"
        label={t('settings.acknowledges')}
        help={t('settings.acknowledgesHelp')}
      />
    </RecordForm>
  )
}
