import type { Standing } from '@bole/pipeline/model'
import { stages } from '@bole/processes/model'
import { storyOf } from './candidate-story.ts'
import type { PublicStage } from './candidate-words.ts'

/** A stage of the candidate's way; one still ahead was not reached yet. */
export interface Step {
  readonly stage: PublicStage
  readonly reachedAt: Date | null
  readonly isCurrent: boolean
}

/** One change of an application, oldest first. */
export interface Passage {
  readonly stage: number
  readonly at: Date
  /** The application arriving, or the candidate's own doing: nobody of ours has looked at it for that. */
  readonly isTheirs: boolean
}

const wordOf: Partial<Record<number, PublicStage>> = {
  [stages.stage.screening]: 'under_review',
  [stages.stage.approval]: 'under_review',
  [stages.stage.assessment]: 'assessment',
  [stages.stage.exam]: 'assessment',
  [stages.stage.aiInterview]: 'assessment',
  [stages.stage.interview]: 'interview',
  [stages.stage.offer]: 'offer',
  [stages.stage.entry]: 'joining',
}

/**
 * The candidate's way: stages reached with their dates, then those still ahead. A step that was taken back (an undone move, a
 * correction) is not told; what an ended application did not reach is not told either,
 * nor a stage that was passed over, nor a review where nobody of ours did anything.
 */
export function stepsOf(asked: {
  readonly standing: Standing
  readonly process: readonly number[]
  readonly appliedAt: Date
  readonly passages: readonly Passage[]
  readonly changedAt: Date
}): readonly Step[] {
  const { standing, process, appliedAt, passages, changedAt } = asked
  const placeOf = (stage: number) => (process.includes(stage) ? process.indexOf(stage) : process.length)
  const reached = new Map<number, Date>()
  for (const { stage, at } of passages) {
    for (const earlier of [...reached.keys()]) if (placeOf(earlier) > placeOf(stage)) reached.delete(earlier)
    if (!reached.has(stage)) reached.set(stage, at)
  }
  const story = storyOf(standing, { hasOffer: false })
  const isClosed = story.stage === 'closed'
  const isUntouched = story.stage === 'received' || passages.every(({ isTheirs }) => isTheirs)
  const way: { stage: PublicStage; reachedAt: Date | null }[] = [{ stage: 'received', reachedAt: appliedAt }]
  const codes = [...process, ...[...reached.keys()].filter((code) => !process.includes(code))]
  for (const code of codes) {
    const stage = wordOf[code]
    if (!stage || stage === way.at(-1)?.stage) continue
    const reachedAt = isUntouched ? null : (reached.get(code) ?? null)
    const isSkipped = !reachedAt && placeOf(code) < placeOf(standing.stage)
    if (reachedAt || !(isClosed || isSkipped)) way.push({ stage, reachedAt })
  }
  if (isClosed) way.push({ stage: 'closed', reachedAt: changedAt })
  // Where a word comes twice (a test before and after the interview), the later one that was reached is meant.
  const current = way.findLastIndex((step) => step.stage === story.stage && step.reachedAt !== null)
  return way.map((step, index) => ({ ...step, isCurrent: index === current }))
}
