import { type Answered, answer } from '@bole/approvals/model'
import { approving } from '@bole/pipeline/server'
import type { Transaction } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { latestRounds, type RoundRow, type StepRow, saveSteps } from './round-store.ts'
import { turnsOf } from './turns-of.ts'

interface Vote {
  readonly round: RoundRow
  readonly answered: Answered
  readonly own: ReadonlySet<number>
}

/** Weighs an answer against those of the other approvers, and keeps it as theirs or that of whoever they answer for. */
async function weigh(tx: Transaction, voting: approving.Voting): Promise<approving.Weighed> {
  const { applicationIds, userId, answer: said } = voting
  const [rounds] = await tx.load(latestRounds(applicationIds))
  const votes = new Map<number, Vote>(
    rounds.map((round) => {
      const own = new Set([userId].filter((id) => round.steps.some((step) => step.userId === id)))
      return [round.application_id, { round, own, answered: answer(round, own, said) }]
    }),
  )
  return {
    of: (applicationId) => votes.get(applicationId)?.answered ?? { isFinal: true, isHeld: false },
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
      const followed = counted.map(({ round, answered: { steps } }) => {
        return { applicationId: round.application_id, steps, dueOf: null }
      })
      approving.keepTurnsOfApprovers(
        tx,
        counted.map(({ round }) => round.application_id),
        turnsOf(followed, []),
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
