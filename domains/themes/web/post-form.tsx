import { defineForm, FieldGroup, FormPage, RecordForm, useRecordForm } from '@bole/platform/form'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { type ThemeInFull, themesApi } from '@bole/themes/contract'
import { useNavigate } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { LimitCard } from './form/limit-card.tsx'
import { QuestionsControl } from './form/questions-control.tsx'
import { ProjectSteps } from './project-steps.tsx'
import { themesScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

type Asking = ThemeInFull['theme'] & Pick<ThemeInFull, 'question_list'>

const none: ThemeInFull['question_list'] = []

const askingForm = defineForm({
  update: themesApi.updateTheme,
  empty: { question_list: none },
  fieldsOf: ({ question_list }: Asking) => ({ question_list }),
  // A question of one's own that was begun and says nothing is not asked.
  bodyOf: ({ question_list }) => ({
    question_list: question_list.map(({ key, name, is_checked, is_necessary }) => {
      return { ...(key === '' ? {} : { key }), name, is_checked, is_necessary }
    }),
  }),
})
const { Field } = askingForm

/** What people who apply to a project are asked: the questions, and the fields the form is limited to. */
export default function PostForm(): ReactNode {
  const { id, origin } = useAddress(themesScreens.form)
  const navigate = useNavigate()
  const { data } = useCall(themesApi.viewTheme, { query: { id } })
  useNameOfRecord(data?.data.theme.theme_name)
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />
  const { theme, question_list } = data.data
  return (
    <>
      <ProjectSteps id={id} origin={origin} here="form" />
      <LimitCard project={theme} />
      <FormPage onClose={() => void navigate({ href: addressOf(themesScreens.list, { origin }) })}>
        <Questions key={id} project={{ ...theme, question_list }} />
      </FormPage>
    </>
  )
}

function Questions({ project }: { readonly project: Asking }): ReactNode {
  const t = useTexts()
  const form = useRecordForm(askingForm, { record: project, saved: t('form.saved'), stays: true })
  return (
    <RecordForm form={form} save={t('form.save')}>
      <FieldGroup title={t('builder.title')}>
        <Field name="question_list" label={t('builder.questions')} help={t('builder.help')}>
          <QuestionsControl isReadOnly={!project.can.edit} />
        </Field>
      </FieldGroup>
    </RecordForm>
  )
}
