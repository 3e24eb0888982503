import { statuses } from '@bole/processes/model'
import { type Random, randomOf } from './random.ts'
import { organisationOf, type Position, processStages, type Tenants } from './tenants.ts'
import { sources } from './words.ts'

type Status = statuses.KnownStatus

/** An application, its passage through the stages and the first number of its rows in other tables. */
export interface Application {
  readonly id: number
  readonly organisationId: number
  readonly candidateId: number
  readonly position: Position
  readonly source: string
  readonly status: Status
  readonly leftBecause: 'removed' | null
  readonly appliedAt: Date
  readonly statusSince: Date
  /** Stages entered, oldest first; the last is the present one. */
  readonly passed: readonly { readonly stage: number; readonly at: Date }[]
  readonly firstRecordId: number
  readonly firstHistoryId: number
}

/** How many of a hundred stand in each stage; the rest awaits screening. */
const standing: Readonly<Record<number, number>> = { 1: 36, 14: 6, 16: 4, 3: 6, 15: 6, 12: 14, 5: 5, 6: 9 }

const weighted: readonly Status[] = statuses.statuses.flatMap((status) => {
  const stage = status.stage
  if (stage === 1 && status.step === 0) return Array.from({ length: 140 }, () => status)
  const ofStage = statuses.statuses.filter((other) => other.stage === stage)
  const parts = ofStage.reduce((sum, other) => sum + (other.colour === 'grey' ? 4 : 1), 0)
  const share = (standing[stage] ?? 0) * (status.colour === 'grey' ? 4 : 1)
  return Array.from({ length: Math.max(1, Math.round((share * 10) / parts)) }, () => status)
})

const day = 86_400_000

/** Two candidates hand in three applications; the third is an older candidate's. */
function candidateOf(random: Random, id: number, candidates: number): number {
  const pair = Math.floor((id - 1) / 3)
  const place = (id - 1) % 3
  if (place < 2) return Math.min(candidates, pair * 2 + place + 1)
  return random.between(1, Math.min(candidates, pair * 2 + 2))
}

/** The stages passed before the present one, each some days after the other. */
function passageTo(random: Random, status: Status, appliedAt: number, until: number) {
  if (status.step === 0) return []
  const reached = processStages.indexOf(status.stage)
  const visited = processStages.filter(
    (_, index) => index === reached || (index < reached && random.chance(0.4)),
  )
  const span = Math.min(until - appliedAt, visited.length * 6 * day)
  return visited.map((stage, index) => ({
    stage,
    at: new Date(appliedAt + Math.floor((span * (index + 0.5)) / visited.length)),
  }))
}

/** Every application in the order of its number: three for two candidates, evenly over the three years before `until`. */
export function* applicationsOf(candidates: number, tenants: Tenants, until: Date): Generator<Application> {
  const amount = Math.floor(candidates * 1.5)
  const end = until.getTime()
  let recordId = 1
  let historyId = 1
  for (let id = 1; id <= amount; id++) {
    const random = randomOf(4, id)
    const candidateId = candidateOf(random, id, candidates)
    const organisationId = organisationOf(candidateId)
    const status = random.pick(weighted)
    const appliedAt = end - Math.floor(((amount - id + random.next()) / amount) * 3 * 365 * day) - 1
    const passed = passageTo(random, status, appliedAt, end)
    yield {
      id,
      organisationId,
      candidateId,
      position: random.frequent(tenants.positionsOf(organisationId)),
      source: random.frequent(sources),
      status,
      leftBecause: random.chance(0.04) ? 'removed' : null,
      appliedAt: new Date(appliedAt),
      statusSince: passed.at(-1)?.at ?? new Date(appliedAt),
      passed,
      firstRecordId: recordId,
      firstHistoryId: historyId,
    }
    recordId += passed.length
    historyId += passed.length + 1
  }
}
