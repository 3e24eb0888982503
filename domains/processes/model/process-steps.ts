import * as stages from './stages.ts'

/** A step of a hiring process. Without a title of its own it goes by the name of its stage. */
export interface ProcessStep {
  readonly id: number
  readonly stage: number
  readonly title: string
  /** Its own; absent, it is shown in the colour of its stage. */
  readonly colour?: stages.StepColour | undefined
}

/** A step as somebody wants it to be: one that is there already has its id. */
export type WantedStep = Omit<ProcessStep, 'id'> & { readonly id?: number | undefined }

/** Why a list of steps cannot be a hiring process. */
export type StepFault =
  | 'stage_unknown'
  | 'stage_repeated'
  | 'screening_not_first'
  | 'offer_after_entry'
  | 'title_repeated'

/** Stages a process passes once at most; all others can be passed in several rounds. */
const passedOnce: readonly number[] = [stages.stage.screening, stages.stage.offer, stages.stage.entry]

/** Whether a stage may stand in a process again, beside the steps that are there. */
export function canBeAdded(code: number, steps: readonly Pick<ProcessStep, 'stage'>[]): boolean {
  return !passedOnce.includes(code) || steps.every(({ stage }) => stage !== code)
}

/** What a stage is called, in each language or in the reader's. */
type NamesOf = (stage: number) => readonly string[]

/** The steps with no title where the one given is but the name of the stage: it would stay in one language. */
export function withoutStageNames(steps: readonly WantedStep[], namesOf: NamesOf): readonly WantedStep[] {
  const isItsName = ({ stage, title }: WantedStep) => namesOf(stage).some((name) => isSame(name, title))
  return steps.map((step) => (isItsName(step) ? { ...step, title: '' } : step))
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * What is wrong with the steps of a process, in the order they are passed; null when they can be passed so. With the names of stages, a
 * title may not be that of a stage that stands there without one either.
 */
export function faultInSteps(
  steps: readonly Omit<WantedStep, 'id'>[],
  namesOf: NamesOf = () => [],
): StepFault | null {
  const codes = steps.map(({ stage }) => stage)
  const { stage, isStage } = stages
  if (!codes.every(isStage)) return 'stage_unknown'
  if (passedOnce.some((code) => codes.filter((one) => one === code).length > 1)) return 'stage_repeated'
  if (codes[0] !== stage.screening) return 'screening_not_first'
  const [offer, entry] = [codes.indexOf(stage.offer), codes.indexOf(stage.entry)]
  if (offer !== -1 && entry !== -1 && offer > entry) return 'offer_after_entry'
  // Without titles two rounds of one stage are called the same.
  const names = steps.map((step) => step.title.toLowerCase() || step.stage)
  if (new Set(names).size < names.length) return 'title_repeated'
  const untitled = steps.flatMap(({ stage, title }) => (title === '' ? namesOf(stage) : []))
  const isTaken = steps.some(({ title }) => title !== '' && untitled.some((name) => isSame(name, title)))
  return isTaken ? 'title_repeated' : null
}

/** The steps that stages alone ask for: those there are, each once and in the order of the stages, and new ones for the rest. */
export function stepsFor(
  codes: readonly number[],
  existing: readonly ProcessStep[] = [],
): readonly WantedStep[] {
  const left = [...existing]
  return codes.map((stage) => {
    const found = left.findIndex((step) => step.stage === stage)
    return left.splice(found, found === -1 ? 0 : 1)[0] ?? { stage, title: '' }
  })
}

/** Whether some wanted step names one that the process has not got, under another stage, or twice. */
export function namesUnknown(wanted: readonly WantedStep[], existing: readonly ProcessStep[]): boolean {
  const named = wanted.filter(({ id }) => id !== undefined)
  const isKnown = (step: WantedStep) =>
    existing.some(({ id, stage }) => id === step.id && stage === step.stage)
  return !named.every(isKnown) || new Set(named.map(({ id }) => id)).size !== named.length
}

/**
 * The step something stands in: the one it names, or, where that is not in the process (any more), the first of its stage;
 * undefined where the process has no such stage.
 */
export function stepAt<Step extends ProcessStep>(
  steps: readonly Step[],
  at: { readonly stage: number; readonly processStep?: number | null | undefined },
): Step | undefined {
  return (
    steps.find(({ id, stage }) => id === at.processStep && stage === at.stage) ??
    steps.find(({ stage }) => stage === at.stage)
  )
}

/** The process an organisation starts with: 2 is social, 1 campus hiring. */
export const defaultStages = {
  2: [
    stages.stage.screening,
    stages.stage.approval,
    stages.stage.interview,
    stages.stage.offer,
    stages.stage.entry,
  ],
  1: [
    stages.stage.screening,
    stages.stage.assessment,
    stages.stage.exam,
    stages.stage.aiInterview,
    stages.stage.interview,
    stages.stage.offer,
    stages.stage.entry,
  ],
} as const
