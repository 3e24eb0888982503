import { languageOptions } from '@bole/accounts/web'
import { organisationsApi, type TrialApplication } from '@bole/organisations/contract'
import { isCompanyId } from '@bole/organisations/model'
import {
  dateFieldsOf,
  defineForm,
  FieldGroup,
  FormDrawer,
  RecordForm,
  useRecordForm,
} from '@bole/platform/form'
import { currentLanguage } from '@bole/platform/web'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

const agencyForm = defineForm({
  create: organisationsApi.createAgency,
  empty: {
    ...{ name: '', slug: '', expire_time: null, person: '', username: '', email: '' },
    language: 'zh-CN' as const,
  },
  refusals: { slug_taken: 'slug', agency_username_taken: 'username', ends_in_past: 'expire_time' },
})
const { TextField, ChoiceField } = agencyForm
const { MomentField } = dateFieldsOf(agencyForm)

interface CreateAgencyProps {
  /** The application for a trial that it answers. */
  readonly trial?: TrialApplication
  /** Told of the link that the main account sets its password by. */
  readonly onMade: (link: { readonly name: string; readonly path: string }) => void
  readonly onClose: () => void
}

/** Makes an organisation with its main account. */
export function CreateAgency({ onClose, ...rest }: CreateAgencyProps): ReactNode {
  const t = useTexts()
  return (
    <FormDrawer title={t('form.createTitle')} onClose={onClose}>
      <AgencyFields onClose={onClose} {...rest} />
    </FormDrawer>
  )
}

function AgencyFields({ trial, onMade, onClose }: CreateAgencyProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const form = useRecordForm(agencyForm, {
    record: null,
    initialValues: {
      language: currentLanguage(),
      ...(trial && {
        ...{ name: trial.company, slug: trial.suggested_slug, person: trial.contact },
        ...{ username: trial.email, email: trial.email },
      }),
    },
    createWith: trial ? { trial_id: trial.id } : {},
    saved: null,
    onSaved: ({ created, fields }) => {
      onClose()
      if (created?.link) onMade({ name: fields.person, path: created.link.path })
      else message.success(t('form.made', { name: fields.person }))
    },
  })
  const isSlug = async (_: unknown, text?: string) => {
    if (text && !isCompanyId(text)) throw new Error(t('form.slugWrong'))
  }
  return (
    <RecordForm form={form}>
      <TextField name="name" label={t('form.name')} autoFocus />
      <TextField
        name="slug"
        label={t('form.slug')}
        help={t('form.slugHelp')}
        rules={[{ validator: isSlug }]}
      />
      <ChoiceField name="language" label={t('form.language')} options={languageOptions} />
      <MomentField name="expire_time" label={t('form.expires')} help={t('form.expiresHelp')} />
      <FieldGroup title={t('form.main')}>
        <TextField name="person" label={t('form.person')} />
        <TextField name="username" label={t('form.username')} />
        <TextField name="email" label={t('form.email')} help={t('form.emailHelp')} />
      </FieldGroup>
    </RecordForm>
  )
}
