import { type Lecture, lecturesApi } from '@bole/lectures/contract'
import { lectureKinds } from '@bole/lectures/model'
import { dateFieldsOf, defineForm, FormDrawer, RecordForm, useRecordForm } from '@bole/platform/form'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface LectureFieldsProps {
  readonly themeId: number
  /** Null while it is new. */
  readonly lecture: Lecture | null
}

const lectureForm = defineForm({
  create: lecturesApi.createLecture,
  update: lecturesApi.updateLecture,
  empty: { kind: 'xjh', city: '', university: '', address: '', datetime: '', xjhUrl: '' },
})
const { ChoiceField, TextField } = lectureForm
const { MomentField } = dateFieldsOf(lectureForm)

/** Adds a stop to a route or changes one. */
export function LectureDrawer({
  onClose,
  ...fields
}: LectureFieldsProps & { readonly onClose: () => void }): ReactNode {
  const t = useTexts()
  return (
    <FormDrawer title={t(fields.lecture ? 'editTitle' : 'addTitle')} onClose={onClose}>
      <LectureFields {...fields} />
    </FormDrawer>
  )
}

function LectureFields({ themeId, lecture }: LectureFieldsProps): ReactNode {
  const t = useTexts()
  const form = useRecordForm(lectureForm, {
    record: lecture,
    createWith: { theme_id: themeId },
    saved: t('saved'),
  })
  return (
    <RecordForm form={form}>
      <ChoiceField
        name="kind"
        label={t('kind')}
        options={lectureKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextField name="city" label={t('city')} autoFocus />
      <TextField name="university" label={t('university')} />
      <MomentField name="datetime" label={t('datetime')} />
      <TextField name="address" label={t('address')} />
      <TextField name="xjhUrl" label={t('xjhUrl')} />
    </RecordForm>
  )
}
