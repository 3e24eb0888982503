import { stages, statuses } from '@bole/processes/model'

/** When an application came to be somewhere for the first time, as the log of what happened to it has it. */
export const moments = ['first_step', 'approval', 'interview', 'offer', 'accepted', 'joined'] as const
export type Moment = (typeof moments)[number]

/** How an application stands on the day a report is read as of. */
export const standings = ['under_way', 'eliminated', 'withdrawn'] as const
export type Standing = (typeof standings)[number]

/** Stages whose length is reported: from coming there until leaving it, or until the day the report is read as of. */
export const timedStages = ['screening', 'approval', 'interview', 'offer'] as const
export type TimedStage = (typeof timedStages)[number]

/** What a column of a report counts, in the order columns are offered. Days are medians. */
export const measures = [
  'applications',
  'reached_approval',
  'reached_interview',
  'reached_offer',
  'accepted_offer',
  'joined',
  'under_way',
  'eliminated',
  'withdrawn',
  'interview_rate',
  'offer_rate',
  'acceptance_rate',
  'join_rate',
  'days_to_first_step',
  'days_to_interview',
  'days_to_offer',
  'days_to_join',
  'days_in_screening',
  'days_in_approval',
  'days_in_interview',
  'days_in_offer',
] as const
export type Measure = (typeof measures)[number]

/**
 * What a measure is: how many applications there are, came somewhere or stand somehow; the share that one number is of another;
 * the median days from the application until a moment, or within a stage.
 */
export type Definition =
  | { readonly kind: 'count'; readonly of: 'all' }
  | { readonly kind: 'count'; readonly came: Moment }
  | { readonly kind: 'count'; readonly stands: Standing }
  | { readonly kind: 'share'; readonly part: Measure; readonly whole: Measure }
  | { readonly kind: 'days'; readonly until: Moment }
  | { readonly kind: 'days'; readonly within: TimedStage }

export const definitions: Readonly<Record<Measure, Definition>> = {
  applications: { kind: 'count', of: 'all' },
  reached_approval: { kind: 'count', came: 'approval' },
  reached_interview: { kind: 'count', came: 'interview' },
  reached_offer: { kind: 'count', came: 'offer' },
  accepted_offer: { kind: 'count', came: 'accepted' },
  joined: { kind: 'count', came: 'joined' },
  under_way: { kind: 'count', stands: 'under_way' },
  eliminated: { kind: 'count', stands: 'eliminated' },
  withdrawn: { kind: 'count', stands: 'withdrawn' },
  interview_rate: { kind: 'share', part: 'reached_interview', whole: 'applications' },
  offer_rate: { kind: 'share', part: 'reached_offer', whole: 'reached_interview' },
  acceptance_rate: { kind: 'share', part: 'accepted_offer', whole: 'reached_offer' },
  join_rate: { kind: 'share', part: 'joined', whole: 'applications' },
  days_to_first_step: { kind: 'days', until: 'first_step' },
  days_to_interview: { kind: 'days', until: 'interview' },
  days_to_offer: { kind: 'days', until: 'offer' },
  days_to_join: { kind: 'days', until: 'joined' },
  days_in_screening: { kind: 'days', within: 'screening' },
  days_in_approval: { kind: 'days', within: 'approval' },
  days_in_interview: { kind: 'days', within: 'interview' },
  days_in_offer: { kind: 'days', within: 'offer' },
}

const statusesOf = (isWanted: (status: statuses.KnownStatus) => boolean) => statuses.statuses.filter(isWanted)
const inStage = (name: stages.StageName) => statusesOf(({ stage }) => stage === stages.stage[name])

/**
 * The statuses whose first appearance in the log is a moment. The first step is the first status that an application did not begin in;
 * it has no list. Who was hired accepted an offer, whether or not anybody wrote that down.
 */
export const statusesOfMoment: Readonly<
  Record<Exclude<Moment, 'first_step'>, readonly statuses.KnownStatus[]>
> = {
  approval: inStage('approval'),
  interview: inStage('interview'),
  offer: inStage('offer'),
  accepted: [
    ...statusesOf(({ name, stage }) => stage === stages.stage.offer && ['signed', 'accepted'].includes(name)),
    ...inStage('entry'),
  ],
  joined: statusesOf(({ name }) => name === 'entered'),
}

/** The statuses of a standing. Who has joined is neither under way nor ended without success. */
export const statusesOfStanding: Readonly<Record<Standing, readonly statuses.KnownStatus[]>> = {
  under_way: statusesOf(({ colour, name }) => colour !== 'grey' && name !== 'entered'),
  eliminated: statusesOf(({ name }) => name === 'eliminated' || name === 'withdrawn'),
  withdrawn: statusesOf(({ name }) => name === 'refused' || name === 'did_not_enter'),
}

/** The measure whose applications stand behind a figure: of a share those that it counts. */
export function measureOfRows(measure: Measure): Measure {
  const definition = definitions[measure]
  return definition.kind === 'share' ? definition.part : measure
}

/** The measures that have to be counted to show these: a share needs both of its numbers. */
export function countedFor(shown: readonly Measure[]): readonly Measure[] {
  const needed = shown.flatMap((measure) => {
    const definition = definitions[measure]
    return definition.kind === 'share' ? [definition.part, definition.whole] : [measure]
  })
  return measures.filter((measure) => needed.includes(measure))
}

/**
 * The figures of a line in the order they are shown, out of what was counted for it: whole numbers, shares from 0 to 1, days; null where
 * there is nothing to take a share or a median of.
 */
export function figuresOf(
  shown: readonly Measure[],
  counted: Readonly<Partial<Record<Measure, number | null>>>,
): (number | null)[] {
  return shown.map((measure) => {
    const definition = definitions[measure]
    if (definition.kind !== 'share') return counted[measure] ?? null
    const whole = counted[definition.whole] ?? 0
    return whole === 0 ? null : (counted[definition.part] ?? 0) / whole
  })
}
