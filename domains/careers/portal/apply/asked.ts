import { questionOf } from '@bole/careers/model'
import { missingAnswers, type Question } from '@bole/themes/model'
import { type Draft, type FieldName, fieldNames } from './draft.ts'

/** What the position's project asks, in its order. */
export type AskedForm = readonly Question[]

const questionFor = (form: AskedForm, name: string) =>
  form.find(({ key, is_checked }) => key === questionOf(name) && is_checked)

/** Whether the form asks for a field, or for the résumé. */
export function isAsked(form: AskedForm, name: FieldName | 'resume'): boolean {
  return questionFor(form, name) !== undefined
}

/** Whether it cannot be sent without. */
export function isNecessary(form: AskedForm, name: FieldName | 'resume'): boolean {
  return questionFor(form, name)?.is_necessary ?? false
}

/** The questions of the project's own. */
export function ownQuestionsOf(form: AskedForm): AskedForm {
  return form.filter(({ name, is_checked }) => name !== '' && is_checked)
}

/** The names of what is necessary and not filled in: fields by their name, own questions by their key, `resume`. */
export function missingIn(form: AskedForm, draft: Draft): readonly string[] {
  const usual = fieldNames.map((name) => [questionOf(name), draft.fields[name]] as const)
  const answers = { ...draft.answers, ...Object.fromEntries(usual), resume: draft.upload?.token ?? '' }
  return missingAnswers(form, answers).map(
    ({ key }) => fieldNames.find((name) => questionOf(name) === key) ?? key,
  )
}
