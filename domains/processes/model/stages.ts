/** Stage codes of the wire and the database (specification, section 4). */
export const stage = {
  screening: 1,
  approval: 14,
  assessment: 16,
  exam: 3,
  aiInterview: 15,
  interview: 12,
  offer: 5,
  entry: 6,
} as const

export type StageName = keyof typeof stage
export type Stage = (typeof stage)[StageName]

/** In the order they are shown where a process does not say otherwise. */
export const stagesInOrder: readonly Stage[] = Object.values(stage)

/** The wire's code for "every stage". */
export const everyStage = 0

const names = new Map<number, StageName>([
  [stage.screening, 'screening'],
  [stage.approval, 'approval'],
  [stage.assessment, 'assessment'],
  [stage.exam, 'exam'],
  [stage.aiInterview, 'aiInterview'],
  [stage.interview, 'interview'],
  [stage.offer, 'offer'],
  [stage.entry, 'entry'],
])

export function isStage(code: number): code is Stage {
  return names.has(code)
}

/** The stage of a code from the database, whose constraints allow no other; anything else is a bug. */
export function stageOf(code: number): Stage {
  if (!isStage(code)) throw new RangeError(`no stage ${code}`)
  return code
}

export function nameOfStage(code: Stage): StageName {
  return names.get(code) ?? 'screening'
}

/** Badge colours, by the names of the look's palette (specification, section 4). */
export const badgeOf: Record<Stage, string> = {
  [stage.screening]: 'blue',
  [stage.approval]: 'amber',
  [stage.assessment]: 'pink',
  [stage.exam]: 'cyan',
  [stage.aiInterview]: 'geekblue',
  [stage.interview]: 'green',
  [stage.offer]: 'red',
  [stage.entry]: 'lightblue',
}

/** The colours a step of a process may be shown in, by the names of the look's palette; without one it has that of its stage. */
export const stepColours = [
  'blue',
  'amber',
  'cyan',
  'pink',
  'geekblue',
  'green',
  'red',
  'lightblue',
  'orange',
  'grey',
] as const

export type StepColour = (typeof stepColours)[number]

/** Stages in which the candidate is met at a time agreed on beforehand. */
export const meetingStages: readonly Stage[] = [
  stage.assessment,
  stage.exam,
  stage.aiInterview,
  stage.interview,
]
