import { type Answered, answer, answeredBy, dayOf } from '@bole/approvals/model'
import { approving } from '@bole/pipeline/server'
import type { Transaction } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { deputiesOf, servedBy } from './away/delegation-store.ts'
import { planReminders } from './reminders/plan-look.ts'
import { keptSettings } from './reminders/settings-store.ts'
import { latestRounds, type RoundRow, type StepRow, saveSteps } from './round-store.ts'
import { turnsOf } from './turns-of.ts'

interface Vote {
  readonly round: RoundRow
  readonly answered: Answered
  readonly own: ReadonlySet<number>
}

/** Weighs an answer against those of the other approvers, and keeps it as theirs or that of whoever they answer for. */
async function weigh(tx: Transaction, voting: approving.Voting): Promise<approving.Weighed> {
  const { applicationIds, userId, answer: said, now } = voting
  const [rounds, served] = await tx.load(latestRounds(applicationIds), servedBy(userId, dayOf(now)))
  const asked = rounds.flatMap(({ steps }) => steps.map((step) => step.userId))
  const [deputies, [settings]] = await tx.load(
    deputiesOf([...new Set(asked)], dayOf(now)),
    keptSettings.row(),
  )
  const votes = new Map<number, Vote>(
    rounds.map((round) => {
      const own = answeredBy(
        round.steps,
        userId,
        served.map(({ id }) => id),
      )
      return [round.application_id, { round, own, answered: answer(round, own, said) }]
    }),
  )
  return {
    of: (applicationId) => {
      const vote = votes.get(applicationId)
      const forNames = served.flatMap(({ id, name }) => (vote?.own.has(id) ? name : []))
      return { ...(vote?.answered ?? { isFinal: true, isHeld: false }), forNames }
    },
    save: (ids, batchId) => {
      const kept = ids.flatMap((id) => votes.get(id) ?? [])
      const rows = kept.flatMap((vote) => rowsOf(vote, voting, batchId))
      saveSteps(
        tx,
        rows,
        kept.map(({ round }) => round.id),
        voting.now,
      )
      const counted = kept.filter(({ answered }) => !answered.isFinal)
      // Of several in order the next is asked now.
      planReminders(
        tx,
        counted.map(({ round }) => round.id),
        keptSettings.from(settings),
        now,
      )
      const followed = counted.map(({ round, answered: { steps } }) => {
        return { applicationId: round.application_id, steps, dueOf: null }
      })
      approving.keepTurnsOfApprovers(
        tx,
        counted.map(({ round }) => round.application_id),
        turnsOf(followed, deputies),
        userId,
      )
    },
  }
}

function rowsOf(
  { round, answered, own }: Vote,
  { userId, isByMail }: approving.Voting,
  batchId: string,
): readonly StepRow[] {
  const before = new Map(round.steps.map((step) => [step.userId, step.state]))
  return answered.steps.map((step, place) => {
    const isOwn = own.has(step.userId)
    const isEnded = isOwn || (step.state === 'spared' && before.get(step.userId) !== 'spared')
    return {
      roundId: round.id,
      place,
      userId: step.userId,
      state: step.state,
      decidedBy: isOwn ? userId : null,
      isByMail: isOwn ? isByMail : null,
      batchId: isEnded ? batchId : null,
    }
  })
}

/** The pipeline asks how an answer counts. */
export const fillApprovalVotes = provide(approving.approvalVotes, weigh)
