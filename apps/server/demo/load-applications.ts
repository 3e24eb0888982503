import { type PastChange, receiveApplication, replayChanges } from '@bole/pipeline/server'
import type { Transaction } from '@bole/platform/server'
import { addCandidate } from '@bole/resumes/server'
import { factsOfCandidate } from './candidate-facts.ts'
import type { Numbers } from './company-rows.ts'
import { numberOf } from './insert-rows.ts'
import { type Remark, saveRemarks } from './load-remarks.ts'
import { actorOf, pastActOf } from './past-act.ts'
import { type Application, story } from './story/index.ts'
import { onTheClock, type TimedEvent } from './story-clock.ts'

/** Somebody of the story with their number in the database. */
export interface Loaded {
  readonly key: string
  readonly candidateId: number
}

interface Happening extends TimedEvent {
  readonly application: Application
}

/** What happened to all applications, in one order of time as in real use. */
function happeningsOf(now: Date): readonly Happening[] {
  const happenings = story.applications.flatMap((application) =>
    onTheClock(application.plan, now).map((timed): Happening => ({ ...timed, application })),
  )
  return happenings.sort((one, other) => one.at.getTime() - other.at.getTime())
}

/**
 * Lets everybody apply and everything happen to their applications, through the pipeline's own rules; answers the people,
 * first come first.
 */
export async function loadApplications(
  tx: Transaction,
  numbers: Numbers,
  now: Date,
): Promise<readonly Loaded[]> {
  const userOf = (username: string) => numberOf(numbers.users, username)
  const people = new Map<string, number>()
  const applications = new Map<string, number>()
  const remarks: Remark[] = []
  let waiting: PastChange[] = []
  for (const { event, at, agreed, application } of happeningsOf(now)) {
    const { action } = event
    const by = actorOf(event.actor, action, userOf)
    if (action.do === 'apply') {
      // What happened before somebody came is written before they are.
      await replayChanges(tx, waiting, now)
      waiting = []
      const candidateId = people.get(application.candidate) ?? (await addPerson(tx, application.candidate))
      people.set(application.candidate, candidateId)
      const positionId = numberOf(numbers.positions, application.position)
      const { language } = candidateNamed(application.candidate)
      const arrival = { candidateId, positionId, source: action.source, at, language, ...by }
      const id = await receiveApplication(tx, arrival)
      if (id === null) throw new Error(`The position of ${application.key} is gone`)
      applications.set(application.key, id)
      continue
    }
    const applicationId = numberOf(applications, application.key)
    const act = pastActOf(action, agreed, userOf)
    if (act) waiting.push({ applicationId, at, ...by, act })
    else remarks.push({ action, at, applicationId, candidateId: numberOf(people, application.candidate), by })
  }
  await replayChanges(tx, waiting, now)
  await saveRemarks(tx, remarks)
  return [...people].map(([key, candidateId]) => ({ key, candidateId }))
}

async function addPerson(tx: Transaction, key: string): Promise<number> {
  return addCandidate(tx, factsOfCandidate(candidateNamed(key)))
}

function candidateNamed(key: string) {
  const candidate = story.candidates.find((each) => each.key === key)
  if (!candidate) throw new Error(`The story knows no ${key}`)
  return candidate
}
