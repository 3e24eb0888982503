import type { CandidateListItem } from '@bole/pipeline/contract'
import { wordOf } from '@bole/platform/web'
import { ageOf } from '../cells/age.ts'
import type { PipelineTexts } from '../texts/index.ts'

/** Gender, age and degree in one line. */
export function aboutOf(t: PipelineTexts, { basic }: CandidateListItem): string {
  const age = ageOf(basic.birth_date)
  const parts = [
    basic.gender ? t(`genders.${basic.gender}`) : '',
    age === null ? '' : t('age', { count: age }),
    basic.degree_text ? wordOf(t, `degrees.${basic.degree_text}`) : '',
  ]
  return parts.filter(Boolean).join(' · ')
}
