import type { Difference } from '@bole/resumes/contract'
import { useTexts } from './texts/index.ts'
import { useDifferences, useDifferenceWords } from './use-differences.ts'

/** One thing that happened to what a candidate says of themselves. */
export interface DifferenceEvent {
  readonly key: string
  /** The moment, as the wire writes it. */
  readonly at: string
  readonly who: string
  readonly what: string
}

/** What was said otherwise and what became of it, newest first, for the history of an application. */
export function useDifferenceHistory(postId: number): readonly DifferenceEvent[] {
  const t = useTexts()
  const { labelOf, wordsOf } = useDifferenceWords()
  const { list } = useDifferences(postId)
  const eventsOf = (one: Difference): DifferenceEvent[] => {
    const words = { label: labelOf(one), held: wordsOf(one, one.held), said: wordsOf(one, one.said) }
    const candidate = t('differences.candidate')
    const said = {
      key: `said-${one.id}`,
      at: one.said_at,
      who: candidate,
      what: t('differences.told', words),
    }
    if (one.state === 'followed') return [{ ...said, what: t('differences.followed', words) }]
    if (one.state === 'open' || one.settled_at === null) return [said]
    const who = one.user?.name ?? candidate
    const settled = {
      key: `settled-${one.id}`,
      at: one.settled_at,
      who,
      what: t(`differences.${one.state}`, words),
    }
    return [settled, said]
  }
  return list.flatMap(eventsOf).sort((one, other) => (one.at < other.at ? 1 : -1))
}
