import type { CandidateListItem } from '@bole/pipeline/contract'

/** The positions a candidate wishes for after the one they are considered for: `2. Optics · 3. Sales`; empty where they ranked none. */
export function wishesOf({ volunteers = [] }: Pick<CandidateListItem, 'volunteers'>): string {
  return volunteers.map(({ title }, index) => `${index + 2}. ${title}`).join(' · ')
}
