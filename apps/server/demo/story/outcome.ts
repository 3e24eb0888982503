import type { Step } from './plan-steps.ts'
import type { Scene } from './scene.ts'
import type { StageId } from './story-shape.ts'

/** One way an application can stand today, how many stand so, and how each got there. */
export type Outcome = {
  ends: readonly [stage: StageId, step: number, detail: number]
  social: number
  school: number
  /** Second applications of people already in the story. */
  again?: number
  /** Days ago the résumé arrived: from, to. */
  arrived: readonly [number, number]
  /** Minutes since the last event: from, to. */
  quiet: readonly [number, number]
  tell: (scene: Scene) => Step[]
}
