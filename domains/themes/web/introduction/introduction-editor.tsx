import { FieldGroup, FieldRow, RecordForm, useRecordForm } from '@bole/platform/form'
import { sections } from '@bole/themes/model'
import { Input } from 'antd'
import type { ReactNode } from 'react'
import { RowsControl } from '../form/rows-control.tsx'
import { useTexts } from '../texts/index.ts'
import { type Introduced, introductionForm } from './introduction.ts'
import { LogoControl } from './logo-control.tsx'
import { ScheduleRow, type Step } from './schedule-row.tsx'

const newStep: Step = { title: '', day_from: '', day_to: null }

const { TextField, TextAreaField, SwitchField, Field } = introductionForm

/** The form of what candidates read of a project: the company, the schedule, questions with answers. */
export function IntroductionEditor({ project }: { readonly project: Introduced }): ReactNode {
  const t = useTexts()
  const form = useRecordForm(introductionForm, { record: project, saved: t('form.saved'), stays: true })
  return (
    <RecordForm form={form} save={t('form.save')}>
      <FieldGroup title={t('form.company')}>
        <Field name="company.logo" label={t('introduction.logo')} help={t('introduction.logoHelp')}>
          <LogoControl />
        </Field>
        <FieldRow>
          <TextField name="company.company_name" label={t('form.company_name')} />
          <TextField name="company.trade" label={t('form.trade')} />
          <TextField name="company.worker_number" label={t('form.worker_number')} />
          <TextField name="company.finance" label={t('form.finance')} />
        </FieldRow>
        <TextAreaField
          name="company.company_description"
          label={t('form.company_description')}
          help={t('form.companyHelp')}
        />
      </FieldGroup>
      <FieldGroup title={t('introduction.schedule')}>
        <SwitchField name="isSchedule" label={t('introduction.isSchedule')} />
        <Field name="schedule" label={t('introduction.steps')}>
          <RowsControl
            empty={newStep}
            most={sections.mostShown.schedule}
            add={t('introduction.addStep')}
            nameOf={(number) => t('introduction.step', { number })}
          >
            {(step, change) => <ScheduleRow step={step} onChange={change} />}
          </RowsControl>
        </Field>
      </FieldGroup>
      <FieldGroup title={t('introduction.qa')}>
        <SwitchField name="isQa" label={t('introduction.isQa')} />
        <Field name="qa" label={t('introduction.questions')}>
          <RowsControl
            empty={{ question: '', answer: '' }}
            most={sections.mostShown.answers}
            add={t('introduction.addQuestion')}
            nameOf={(number) => t('introduction.question', { number })}
          >
            {({ question, answer }, change) => (
              <>
                <Input
                  value={question}
                  maxLength={200}
                  placeholder={t('introduction.questionText')}
                  aria-label={t('introduction.questionText')}
                  onChange={({ target }) => change({ question: target.value })}
                />
                <Input.TextArea
                  value={answer}
                  maxLength={2000}
                  autoSize={{ minRows: 1, maxRows: 8 }}
                  placeholder={t('introduction.answerText')}
                  aria-label={t('introduction.answerText')}
                  onChange={({ target }) => change({ answer: target.value })}
                />
              </>
            )}
          </RowsControl>
        </Field>
      </FieldGroup>
    </RecordForm>
  )
}
