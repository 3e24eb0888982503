import type { careersApi } from '@bole/careers/contract'
import { questionOf } from '@bole/careers/model'
import type { Context } from '@bole/platform/server'
import { questionNames } from '@bole/themes/contract'
import { askedOf, missingAnswers } from '@bole/themes/model'
import type { CareersTables, Sent } from './tables.ts'

type Applying = Pick<Context<typeof careersApi.apply>, 'body' | 'language' | 'refuse'>
type Asking = Pick<CareersTables['projects'], 'questions' | 'limited_fields'>

/**
 * What somebody sent, held against what the project asks: what is necessary and missing is refused by its name, and what is not asked
 * is not kept.
 */
export function heldToForm({ body, language, refuse }: Applying, project: Asking, sent: Sent): Sent {
  const form = askedOf(project.questions, project.limited_fields)
  const own = new Map(body.answers.map(({ key, answer }) => [key, answer.trim()]))
  const { answers: _, ...usual } = sent
  const said = Object.entries(usual).map(([field, value]) => [
    questionOf(field),
    [value ?? ''].flat().join(' '),
  ])
  const faults = missingAnswers(form, {
    ...Object.fromEntries(own),
    ...Object.fromEntries(said),
    resume: body.upload_token ?? '',
  })
  if (faults.length > 0) {
    const known: Readonly<Record<string, string>> = questionNames[language]
    const names = faults.map(({ key, name }) => name || (known[key] ?? key))
    const fields = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
    throw refuse('answers_missing', { values: { fields } })
  }
  const isAsked = (field: string) =>
    form.some(({ key, is_checked }) => key === questionOf(field) && is_checked)
  const asked = <Value>(field: string, value: Value) => (isAsked(field) ? value : undefined)
  const answers = form.flatMap(({ key, name, is_checked }) => {
    const answer = own.get(key)
    return is_checked && name !== '' && answer ? [{ key, name, answer }] : []
  })
  return {
    name: sent.name,
    phone: sent.phone,
    email: sent.email,
    gender: asked('gender', sent.gender),
    city: asked('city', sent.city),
    expected_places: asked('expected_places', sent.expected_places) ?? [],
    degree: asked('degree', sent.degree),
    school: asked('school', sent.school),
    major: asked('major', sent.major),
    graduated_at: asked('graduated_at', sent.graduated_at),
    employer: asked('employer', sent.employer),
    job_title: asked('job_title', sent.job_title),
    birth_date: asked('birth_date', sent.birth_date),
    self_description: asked('self_description', sent.self_description),
    answers: answers.length > 0 ? answers : undefined,
  }
}
