import { feedbackActions } from '@bole/automation/model'
import { variablesOf } from '@bole/notifications/model'
import { listOf } from '@bole/platform/web'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { ruleForm } from './rule-form.ts'
import type { Names } from './sentence.ts'
import { useTexts } from './texts/index.ts'

const { TextField, TextAreaField, ChoiceField, SwitchField } = ruleForm

const byId = (map: Readonly<Record<string, string>>) =>
  Object.entries(map).map(([id, label]) => ({ value: Number(id), label }))

/** What a rule does: at least one of these. */
export function RuleActions({ names }: { readonly names: Names }): ReactNode {
  const t = useTexts()
  const people = byId(names.users)
  const fillable = listOf(variablesOf('message').map((name) => `{{${name}}}`))
  const move: unknown = Form.useWatch(['setting', 'move'])
  const feedback: unknown = Form.useWatch(['setting', 'feedback'])
  const message: unknown = Form.useWatch(['setting', 'message'])
  const notice: unknown = Form.useWatch(['setting', 'notice'])
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
      <legend>{t('fields.actions')}</legend>
      <ChoiceField name="setting.move" label={t('fields.move')} options={byId(names.stages)} canBeEmpty />
      {typeof move !== 'number' && (
        <ChoiceField
          name="setting.approve"
          label={t('fields.approve')}
          help={t('fields.approveHelp')}
          options={people}
          isMultiple
        />
      )}
      <ChoiceField
        name="setting.add_label"
        label={t('fields.addLabel')}
        options={byId(names.labels)}
        canBeEmpty
      />
      <ChoiceField name="setting.owner" label={t('fields.owner')} options={people} canBeEmpty />
      <ChoiceField
        name="setting.feedback"
        label={t('fields.feedback')}
        help={t('fields.feedbackHelp')}
        options={feedbackActions.map((value) => ({ value, label: names.feedback[value] ?? '' }))}
        canBeEmpty
      />
      {typeof feedback === 'string' && (
        <TextAreaField name="setting.feedback_text" label={t('fields.feedbackText')} />
      )}
      <ChoiceField name="setting.pool" label={t('fields.pool')} options={byId(names.folders)} canBeEmpty />
      <SwitchField name="setting.message" label={t('fields.message')} />
      {message === true && (
        <>
          <TextField name="setting.subject" label={t('fields.subject')} />
          <TextAreaField
            name="setting.body"
            label={t('fields.body')}
            help={t('fields.bodyHelp', { names: fillable })}
          />
        </>
      )}
      <ChoiceField
        name="setting.notice"
        label={t('fields.notice')}
        options={[{ value: 0, label: t('fields.noticeOwner') }, ...people]}
        canBeEmpty
      />
      {typeof notice === 'number' && <TextAreaField name="setting.text" label={t('fields.text')} />}
    </fieldset>
  )
}
