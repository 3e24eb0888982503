import { usePeople } from '@bole/accounts/web'
import { FieldGroup, RecordForm, useRecordForm } from '@bole/platform/form'
import { useGoTo, useNameOfRecord } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import type { Theme } from '@bole/themes/contract'
import { typeOf } from '@bole/themes/model'
import type { ReactNode } from 'react'
import { themesScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'
import { MomentField, projectForm } from './project.ts'

interface ProjectEditorProps {
  readonly origin: 1 | 2
  /** As the server has it now; it changes under the form when somebody else saves. */
  readonly project: Theme | null
}

const { TextField, NumberField, ChoiceField, SwitchField } = projectForm

/** The form of a project: what it is called and how long it runs. A new one goes on to what it tells of itself. */
export function ProjectEditor({ origin, project }: ProjectEditorProps): ReactNode {
  const t = useTexts()
  useNameOfRecord(project?.theme_name)
  const owner = project?.owner
  const goTo = useGoTo()
  const goOn = (id: number) => goTo({ path: addressOf(themesScreens.introduction, { id, origin }) })
  const form = useRecordForm(projectForm, {
    record: project,
    createWith: { type: typeOf(origin) },
    saved: t('form.saved'),
    ...(project ? {} : { onSaved: ({ created }) => (created ? goOn(created.id) : undefined) }),
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
        <SwitchField
          name="is_volunteer"
          label={t('form.volunteer')}
          help={t(project?.canUpdateVolunteer === 0 ? 'form.volunteerFixed' : 'form.volunteerHelp')}
        />
        <NumberField name="volunteer_limit" label={t('form.volunteers')} help={t('form.volunteersHelp')} />
        <SwitchField name="is_nt" label={t('form.referral')} help={t('form.referralHelp')} />
      </FieldGroup>
    </RecordForm>
  )
}
