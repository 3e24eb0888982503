/** What a new organisation does first, in this order. */
export const firstSteps = ['project', 'position', 'career_site', 'candidate', 'colleague'] as const

export type FirstStep = (typeof firstSteps)[number]

/** Which steps are done. */
export type Done = Readonly<Record<FirstStep, boolean>>

/** The step to learn next, of those that somebody may do; null when all of them are done. */
export function nextStep(done: Done, own: readonly FirstStep[] = firstSteps): FirstStep | null {
  return own.find((step) => !done[step]) ?? null
}

/** What a visitor is greeted with. */
export type Welcome = 'first_steps' | 'to_do' | 'all_done'

/** The greeting follows from what there is to do, not from the hour. */
export function welcomeOf(done: Done, toDo: number): Welcome {
  if (!done.project || !done.position || !done.candidate) return 'first_steps'
  return toDo > 0 ? 'to_do' : 'all_done'
}
