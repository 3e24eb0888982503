/** How much a project shows of itself, so that its page stays readable on a phone. */
export const mostShown = { menu: 12, schedule: 40, answers: 40 } as const

/** Where an invitation of a project leads: the career site of the organisation, narrowed to the project. */
export function invitationPath(slug: string, code: string): string {
  return `/careers/${slug}?project=${code}`
}

/** A step of a project's schedule; days are YYYY-MM-DD, `day_to` is null where it is one day. */
export interface ScheduleStep {
  readonly title: string
  readonly day_from: string
  readonly day_to: string | null
}

/** The steps in the order of their days, those of a day in the order given; a last day before the first is the first. */
export function orderedSchedule(given: readonly ScheduleStep[]): readonly ScheduleStep[] {
  return given
    .map((step) => {
      const isOneDay = step.day_to === null || step.day_to <= step.day_from
      return { title: step.title, day_from: step.day_from, day_to: isOneDay ? null : step.day_to }
    })
    .toSorted((one, other) => one.day_from.localeCompare(other.day_from))
}
