import { listOf, useCall, wordOf } from '@bole/platform/web'
import { type Difference, resumesApi } from '@bole/resumes/contract'
import { useTexts } from './texts/index.ts'

/** What a candidate said otherwise than staff corrected it; empty until it is here. */
export function useDifferences(postId: number) {
  const answer = useCall(resumesApi.listDifferences, { query: { post_id: postId } }, { handlesErrors: true })
  return answer.data?.data ?? { version: 0, list: [] }
}

/** Says fields and their values in the reader's words. */
export function useDifferenceWords() {
  const t = useTexts()
  const labelOf = ({ field }: Difference) => wordOf(t, `labels.${field}`)
  const wordsOf = ({ field }: Difference, value: Difference['held']): string => {
    if (value === null || value.length === 0) return t('differences.none')
    if (typeof value !== 'string') return listOf(value)
    if (field === 'gender') return wordOf(t, `genders.${value}`)
    return field === 'degree' ? wordOf(t, `degrees.${value}`) : value
  }
  return { labelOf, wordsOf }
}
