import { formatDay } from '@bole/platform/moments'
import { listOf, wordOf } from '@bole/platform/web'
import type { ComparedSide } from '@bole/resumes/contract'
import type { MergeChoice } from '../../model/people/merge-people.ts'
import { useTexts } from '../texts/index.ts'

/** What a record holds under a choice, in the reader's words; empty where it holds nothing. */
export function useFactWords(): (side: ComparedSide, choice: MergeChoice) => string {
  const t = useTexts()
  return ({ facts, resume, skills }, choice) => {
    const several = (...texts: readonly (string | null)[]) => texts.filter(Boolean).join(' · ')
    switch (choice) {
      case 'gender':
        return facts.gender ? wordOf(t, `genders.${facts.gender}`) : ''
      case 'birth_date':
        return facts.birth_date?.length === 10 ? formatDay(facts.birth_date) : (facts.birth_date ?? '')
      case 'expected_places':
        return listOf(facts.expected_places)
      case 'education':
        return several(
          facts.school,
          facts.major,
          facts.degree && wordOf(t, `degrees.${facts.degree}`),
          facts.graduated_at,
        )
      case 'work':
        return several(facts.employer, facts.job_title)
      case 'resume':
        return several(resume?.file ?? (resume ? t('labels.resume') : ''), listOf(skills.slice(0, 6)))
      default:
        return facts[choice] ?? ''
    }
  }
}
