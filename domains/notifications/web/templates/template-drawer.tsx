import { notificationsApi, type Template } from '@bole/notifications/contract'
import { anyStage } from '@bole/notifications/model'
import { defineForm, FormDrawer, RecordForm, useRecordForm } from '@bole/platform/form'
import { useStageName } from '@bole/processes/web'
import { Form, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { TemplatePreview } from './template-preview.tsx'
import { VariableButtons } from './variable-buttons.tsx'

interface TemplateDrawerProps {
  readonly template: Template
  /** Null: for all that have no words of their own. */
  readonly process: { readonly id: number; readonly name: string; readonly origin: number } | null
  readonly onClose: () => void
}

const templateForm = defineForm({
  create: notificationsApi.saveTemplate,
  empty: { subject: '', body: '' },
  refusals: {
    variable_unknown: 'body',
    variable_without_value: 'body',
    variable_needed: 'body',
    variable_open: 'body',
    variable_foreign: 'body',
  },
})
const { TextField, TextAreaField } = templateForm

/** Words what is told on one occasion, beside what a real candidate would read. */
export function TemplateDrawer(props: TemplateDrawerProps): ReactNode {
  const t = useTexts()
  const nameOf = useStageName()
  const { event, stage } = props.template
  const title = t('templates.title', {
    event: t(`events.${event}`),
    stage: stage === anyStage ? t('anyStage') : nameOf(stage),
  })
  return (
    <FormDrawer title={title} onClose={props.onClose}>
      <TemplateFields {...props} />
    </FormDrawer>
  )
}

function TemplateFields({ template, process }: TemplateDrawerProps): ReactNode {
  const t = useTexts()
  const { stage, event, language, channel, subject, body, version, worded_by } = template
  const form = useRecordForm(templateForm, {
    record: null,
    initialValues: { subject, body },
    createWith: { stage, event, language, channel, process_id: process?.id ?? null, seen_version: version },
    saved: t('templates.saved'),
  })
  const words = {
    subject: Form.useWatch('subject', form.instance) ?? subject,
    body: Form.useWatch('body', form.instance) ?? body,
  }
  return (
    <RecordForm form={form}>
      <Typography.Paragraph type="secondary">
        {process ? t('templates.forProcess', { name: process.name }) : t('templates.forAll')}
        {' · '}
        {t(`templates.worded.${worded_by}`)}
      </Typography.Paragraph>
      <TextField name="subject" label={t('templates.subject')} autoFocus />
      <TextAreaField name="body" label={t('templates.body')} lines={9} />
      <VariableButtons
        event={event}
        onInsert={(written) => form.instance.setFieldValue('body', `${words.body}${written}`)}
      />
      <TemplatePreview
        occasion={{ stage, event, language, channel }}
        words={words}
        origin={process?.origin}
      />
    </RecordForm>
  )
}
