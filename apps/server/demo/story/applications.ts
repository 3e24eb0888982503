import { stages } from '@bole/processes/model'
import { candidates, firstApplications } from './candidates.ts'
import { positions, projects } from './openings.ts'
import { outcomes } from './outcomes.ts'
import { spread } from './plan-route.ts'
import { createDeck, createRandom } from './random.ts'
import { createScenes } from './scene.ts'
import type { Application, Candidate, Origin } from './story-shape.ts'
import { neighbours } from './tracks.ts'

type Outcome = (typeof outcomes)[number]

const random = createRandom(19760501)
const setScene = createScenes(random)

const day = 1440

const settled = (count: (outcome: Outcome) => number) =>
  outcomes.flatMap((outcome) => Array.from({ length: count(outcome) }, () => outcome))

const justArrived = outcomes.filter(({ ends }) => ends[0] === 1 && ends[1] === 0)

function projectOf(positionKey: string) {
  const position = positions.find(({ key }) => key === positionKey)
  const project = projects.find(({ key }) => key === position?.project)
  if (position === undefined || project === undefined) throw new Error(`No position ${positionKey}`)
  return { position, project }
}

function tell(candidate: Candidate, positionKey: string, outcome: Outcome, number: number): Application {
  const { position, project } = projectOf(positionKey)
  const scene = setScene(candidate, position, project)
  const steps = outcome.tell(scene)
  const between = ([from, to]: readonly [number, number], unit: number) =>
    random.between(from * unit, to * unit)
  // Somebody who came yesterday was not last heard of three days ago.
  // Nobody applies after closing time.
  const start = Math.max(between(outcome.arrived, day), 100 - position.closesInDays * day)
  const end = Math.min(between(outcome.quiet, 1), Math.floor(start * 0.6))
  const [stage, step, detail] = outcome.ends
  return {
    key: `application-${String(number).padStart(3, '0')}`,
    candidate: candidate.key,
    position: positionKey,
    plan: spread(random, steps, start, end),
    ends: { stage, step, detail },
  }
}

/** Outcomes for so many people, in no order; whom nothing else befell has only just applied. */
function dealer(list: readonly Outcome[], people: number): () => Outcome {
  if (list.length > people) throw new Error(`${list.length} outcomes for ${people} people`)
  const rest = Array.from({ length: people - list.length }, () => random.pick(justArrived))
  return createDeck(random, [...list, ...rest])
}

const applicantsOf = (origin: Origin) =>
  firstApplications.filter(({ position }) => projectOf(position).project.origin === origin).length

const deals: Record<Origin, () => Outcome> = {
  1: dealer(
    settled(({ school }) => school),
    applicantsOf(1),
  ),
  2: dealer(
    settled(({ social }) => social),
    applicantsOf(2),
  ),
}

const first = firstApplications.map(({ candidate, position }, index) => {
  const outcome = deals[projectOf(position).project.origin]()
  return { application: tell(candidate, position, outcome, index + 1), outcome }
})

const secondTries = 80

/** Those who stand early or have ended look at a second position. */
const restless = random.some(
  first.filter(({ outcome }) => [1, 14, 3].includes(outcome.ends[0])).map(({ application }) => application),
  secondTries,
)

const dealAgain = dealer(
  settled(({ again }) => again ?? 0),
  secondTries,
)

const second = restless.flatMap(({ candidate, position }, index) => {
  const person = candidates.find(({ key }) => key === candidate)
  const other = random.pick(neighbours[position] ?? [])
  if (person === undefined) return []
  const outcome = dealAgain()
  // A school project has no department approval: such a second try has only just arrived.
  const fits = projectOf(other).project.stages.includes(outcome.ends[0])
  return [tell(person, other, fits ? outcome : random.pick(justArrived), first.length + index + 1)]
})

const all = [...first.map(({ application }) => application), ...second]

const inRounds = (application: Application) =>
  projectOf(application.position).project.interviews !== undefined &&
  application.ends.stage === stages.stage.interview &&
  application.ends.step === 40

/** All but the last who passed their interview in a process of two rounds have gone on to the second since. */
const goesOn = new Set(all.filter(inRounds).slice(0, -1))

function toSecondRound(application: Application): Application {
  const { interview } = stages.stage
  const last = application.plan.at(-1)
  const actor = projectOf(application.position).position.owner
  const moved = {
    at: Math.floor((last?.at ?? 0) / 2),
    actor,
    action: { do: 'move', to: interview, round: 2 },
  } as const
  return {
    ...application,
    plan: [...application.plan, moved],
    ends: { stage: interview, step: 10, detail: 11 },
  }
}

export const applications: readonly Application[] = all.map((application) =>
  goesOn.has(application) ? toSecondRound(application) : application,
)
