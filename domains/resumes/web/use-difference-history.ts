import type { Difference } from '@bole/resumes/contract'
import { useTexts } from './texts/index.ts'
import { useDifferences, useDifferenceWords } from './use-differences.ts'

/** One thing that happened to what a candidate says of themselves. */
export interface DifferenceEvent {
  readonly key: string
  /** The moment, as the wire writes it. */
  readonly at: string
  /** The colleague who settled it; null where it was the candidate. */
  readonly by: string | null
  readonly sentence: string
}

/** What was said otherwise and what became of it, newest first, for the history of an application. */
export function useDifferenceHistory(postId: number): readonly DifferenceEvent[] {
  const t = useTexts()
  const { labelOf, wordsOf } = useDifferenceWords()
  const { list } = useDifferences(postId)
  const eventsOf = (one: Difference): DifferenceEvent[] => {
    const words = { label: labelOf(one), held: wordsOf(one, one.held), said: wordsOf(one, one.said) }
    const told = (state: Difference['state'], at: string, by: string | null = null) => {
      const what = t(state === 'open' ? 'differences.told' : `differences.${state}`, words)
      const who = by ?? t('differences.candidate')
      return { key: `${state}-${one.id}`, at, by, sentence: t('differences.sentence', { who, what }) }
    }
    if (one.state === 'followed') return [told('followed', one.said_at)]
    const said = told('open', one.said_at)
    if (one.state === 'open' || one.settled_at === null) return [said]
    return [told(one.state, one.settled_at, one.user?.name), said]
  }
  return list.flatMap(eventsOf).sort((one, other) => (one.at < other.at ? 1 : -1))
}
