import { usePeople } from '@bole/accounts/web'
import { FieldGroup, FieldRow, RecordForm, useRecordForm } from '@bole/platform/form'
import { useNameOfRecord } from '@bole/platform/places'
import { typeOf } from '@bole/themes/model'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { MomentField, type ProjectWithCompany, projectForm } from './project.ts'

interface ProjectEditorProps {
  readonly origin: 1 | 2
  /** As the server has it now; it changes under the form when somebody else saves. */
  readonly project: ProjectWithCompany | null
}

const { TextField, TextAreaField, NumberField, ChoiceField } = projectForm

/** The form of a project: what it is called and how long it runs, and the company it speaks for. */
export function ProjectEditor({ origin, project }: ProjectEditorProps): ReactNode {
  const t = useTexts()
  useNameOfRecord(origin === 1 ? project?.theme_name : undefined)
  const owner = project?.owner
  const form = useRecordForm(projectForm, {
    record: project,
    createWith: { type: typeOf(origin) },
    saved: t('form.saved'),
  })
  return (
    <RecordForm form={form} save={t('form.save')}>
      <FieldGroup title={t('form.basics')}>
        <TextField name="theme_name" label={t('form.name')} autoFocus={project === null} />
        <MomentField name="limit_time" label={t('form.closes')} help={t('form.closesHelp')} />
        <NumberField
          name="post_limit"
          label={t('form.limit')}
          help={t('form.limitHelp')}
          placeholder={t('form.noLimit')}
        />
        <ChoiceField
          name="owner_id"
          label={t('form.owner')}
          help={project ? undefined : t('form.ownerHelp')}
          {...usePeople()}
          kept={owner && { value: owner.id, label: owner.name }}
          canBeEmpty={project === null}
        />
      </FieldGroup>
      <FieldGroup title={t('form.company')}>
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
    </RecordForm>
  )
}
