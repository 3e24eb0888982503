import { dates, triggers } from '@bole/automation/model'
import { sources } from '@bole/pipeline/model'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { RuleActions } from './rule-actions.tsx'
import { ruleForm } from './rule-form.ts'
import type { Names } from './sentence.ts'
import { useTexts } from './texts/index.ts'

const { TextField, NumberField, ChoiceField, SwitchField } = ruleForm

interface PartsProps {
  readonly names: Names
}

const byId = (map: Readonly<Record<string, string>>) =>
  Object.entries(map).map(([id, label]) => ({ value: Number(id), label }))

/** When a rule starts, under which conditions, and what it does then. */
export function RuleParts({ names }: PartsProps): ReactNode {
  const t = useTexts()
  return (
    <>
      <TextField name="name" label={t('fields.name')} />
      <TriggerFields names={names} />
      <ConditionFields names={names} />
      <RuleActions names={names} />
    </>
  )
}

function TriggerFields({ names }: PartsProps): ReactNode {
  const t = useTexts()
  const when: unknown = Form.useWatch(['setting', 'when'])
  const places = Object.entries({ ...names.stages, ...names.statuses }).map(([value, label]) => ({
    value,
    label,
  }))
  return (
    <>
      <ChoiceField
        name="setting.when"
        label={t('fields.when')}
        options={triggers.map((value) => ({ value, label: names.triggers[value] ?? '' }))}
      />
      {(when === 'enters' || when === 'stays') && (
        <ChoiceField name="setting.at" label={t('fields.at')} options={places} />
      )}
      {when === 'arrives' && (
        <ChoiceField
          name="setting.sources"
          label={t('fields.sources')}
          help={t('fields.sourcesHelp')}
          options={sourcesOf(names)}
          isMultiple
        />
      )}
      {when === 'date' && (
        <ChoiceField
          name="setting.date"
          label={t('fields.date')}
          options={dates.map((value) => ({ value, label: names.dates[value] ?? '' }))}
        />
      )}
      {(when === 'stays' || when === 'date') && <NumberField name="setting.days" label={t('fields.days')} />}
    </>
  )
}

const sourcesOf = (names: Names) => sources.all.map((value) => ({ value, label: names.sources[value] ?? '' }))

function ConditionFields({ names }: PartsProps): ReactNode {
  const t = useTexts()
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
      <legend>{t('fields.conditions')}</legend>
      <ChoiceField name="setting.source" label={t('fields.source')} options={sourcesOf(names)} isMultiple />
      <ChoiceField
        name="setting.position"
        label={t('fields.position')}
        options={byId(names.positions)}
        isMultiple
      />
      <ChoiceField name="setting.label" label={t('fields.label')} options={byId(names.labels)} isMultiple />
      <ChoiceField
        name="setting.without_label"
        label={t('fields.without_label')}
        options={byId(names.labels)}
        isMultiple
      />
      <SwitchField name="setting.without_owner" label={t('fields.without_owner')} />
    </fieldset>
  )
}
