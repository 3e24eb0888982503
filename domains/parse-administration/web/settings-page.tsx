import { parseAdministrationApi } from '@bole/parse-administration/contract'
import { parseAdministrationScreens } from '@bole/parse-administration/screens'
import type { ReplyOf } from '@bole/platform/contract'
import { defineForm, FormPage, RecordForm, useRecordForm } from '@bole/platform/form'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

const settingsForm = defineForm({
  update: parseAdministrationApi.updateReadingSettings,
  empty: { measures_corrections: false },
  refusals: {},
})
const { SwitchField } = settingsForm

/** `/organization/reading`: whether what people corrected may measure the reader. */
export default function SettingsPage(): ReactNode {
  const goTo = useGoTo()
  const settings = useCall(parseAdministrationApi.getReadingSettings, {}).data?.data
  if (!settings) return <Skeleton active />
  return (
    <FormPage onClose={() => goTo({ path: addressOf(parseAdministrationScreens.settings) })}>
      <SettingsFields settings={settings} />
    </FormPage>
  )
}

interface SettingsFieldsProps {
  readonly settings: ReplyOf<typeof parseAdministrationApi.getReadingSettings>
}

function SettingsFields({ settings }: SettingsFieldsProps): ReactNode {
  const t = useTexts()
  const form = useRecordForm(settingsForm, { record: settings, saved: t('settings.saved'), stays: true })
  return (
    <RecordForm form={form}>
      <SwitchField
        name="measures_corrections"
        label={t('settings.measures')}
        help={t('settings.help', { count: settings.corrected_count })}
      />
    </RecordForm>
  )
}
