import { approvalsApi } from '@bole/approvals/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { defineForm, FieldGroup, FormPage, RecordForm, useRecordForm } from '@bole/platform/form'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { approvalsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

type Settings = ReplyOf<typeof approvalsApi.getCheckSettings>

const settingsForm = defineForm({
  update: approvalsApi.updateCheckSettings,
  empty: { remind_after_days: 2, escalate_after_days: 5, has_mail_links: true },
})
const { NumberField, SwitchField } = settingsForm

/** `/organization/approval`: when approvers are reminded, and whether mails bring a link to answer by. */
export default function SettingsPage(): ReactNode {
  const goTo = useGoTo()
  const settings = useCall(approvalsApi.getCheckSettings, {}).data?.data
  if (!settings) return <Skeleton active />
  return (
    <FormPage onClose={() => goTo({ path: addressOf(approvalsScreens.all) })}>
      <SettingsFields settings={settings} />
    </FormPage>
  )
}

function SettingsFields({ settings }: { readonly settings: Settings }): ReactNode {
  const t = useTexts()
  const form = useRecordForm(settingsForm, { record: settings, saved: t('settings.saved'), stays: true })
  return (
    <RecordForm form={form}>
      <FieldGroup title={t('settings.title')}>
        <NumberField name="remind_after_days" label={t('settings.remind')} help={t('settings.never')} />
        <NumberField name="escalate_after_days" label={t('settings.escalate')} help={t('settings.never')} />
        <SwitchField name="has_mail_links" label={t('settings.links')} help={t('settings.linksHelp')} />
      </FieldGroup>
    </RecordForm>
  )
}
