import { stages, statuses } from '@bole/processes/model'
import { describe, expect, test } from 'vitest'
import { type CandidateAction, candidateActions, giveCandidateFeedback } from './candidate-feedback.ts'
import { type CompanyAction, companyActions, giveCompanyFeedback } from './company-feedback.ts'
import type { Decision, Standing } from './decision.ts'
import { firstStatusOf, handOver, moveTo, remove, takeUp } from './move.ts'
import { whatCanBeDone } from './what-can-be-done.ts'

/** A process of these stages; its steps are numbered by their stages. */
const passing = (codes: readonly stages.Stage[]) => codes.map((stage) => ({ id: stage, stage, title: '' }))
const whole = passing(stages.stagesInOrder)

const { screening, approval, assessment, exam, aiInterview, interview, offer, entry } = stages.stage
const columns = [screening, approval, assessment, exam, aiInterview, interview, offer, entry]

/**
 * The design's tables, a row an action and a column a stage: `40/41` is where it leads, `same` is recorded only, `leaves`
 * takes the application off the list, and `-` is an action the stage does not list.
 */
const companyTable: Record<CompanyAction, string> = {
  pass: '30/0 40/0 40/0 40/0 40/0 40/0 - -',
  eliminate: '40/41 50/51 50/51 50/51 50/51 50/51 - -',
  remain: '20/0 30/0 30/0 30/0 30/0 30/0 - -',
  absence: '- - 10/14 10/14 10/14 10/14 10/14 -',
  change_date: '- - 10/12 10/12 10/12 10/12 10/12 10/11',
  cancel: '- - 10/13 10/13 10/13 10/13 10/13 -',
  change_score: '- - - same same - - -',
  sign_contact: '- - - - - - 30/31 -',
  un_sign_contact: '- - - - - - 40/41 -',
  entry: '- - - - - - - 20/21',
  un_entry: '- - - - - - - 30/31',
  move_out: '- - - - - leaves - -',
  comment: '- - - - - same - -',
}

/** `told:10/15` is where only a notified application goes; any other stays. */
const candidateTable: Record<CandidateAction, string> = {
  accept: 'same same 20/21 20/21 20/21 20/21 50/51 10/11',
  refuse: '40/42 50/52 50/52 50/52 50/52 50/52 40/42 30/31',
  consider: 'same same same same same same 20/21 same',
  un_contact: 'told:10/15 told:10/15 told:10/15 told:10/15 told:10/15 told:10/16 told:10/15 told:10/15',
  change_date: '- - 10/16 10/16 10/16 10/17 10/12 10/11',
  attend: '- - 20/22 20/22 20/22 - - -',
  un_feedback: '- - - - same - - -',
  sign_contact: '- - - - - - 30/31 -',
  entry: '- - - - - - - 20/21',
  sign_in: '- - - - - 20/22 - -',
  un_sign_in: '- - - - - 20/21 - -',
}

const standings: readonly Standing[] = statuses.statuses.map(({ stage: code, step, detail }) => ({
  stage: code,
  step,
  detail,
  leftBecause: null,
}))
const open = standings.filter((standing) => !statuses.isEnded(standing))
const ended = standings.filter(statuses.isEnded)
const gone = standings.flatMap((standing) => [
  { ...standing, leftBecause: 'removed' as const },
  { ...standing, leftBecause: 'moved_out' as const },
])

/** What a table says of an action at a standing, as the rules would answer. */
function expectedOf(row: string, standing: Standing): Decision {
  const cell = row.split(' ')[columns.indexOf(standing.stage)] ?? '-'
  if (cell === '-') return { refusal: 'action_not_in_stage' }
  if (cell === 'same') return { next: standing }
  // Who is in the room leaves the room alone (specification, section 4: interview, detail 15).
  if (cell === 'leaves' && standing.step === 20 && standing.detail > 21)
    return { next: { ...standing, step: 10, detail: 15 } }
  if (cell === 'leaves') return { next: { ...standing, leftBecause: 'moved_out' } }
  const isForTold = cell.startsWith('told:')
  if (isForTold && standing.step !== 60) return { next: standing }
  const [step, detail] = cell.replace('told:', '').split('/').map(Number)
  return { next: { ...standing, step: step ?? -1, detail: detail ?? -1 } }
}

const nameOf = ({ stage: code, step, detail }: Standing) => `${code}/${step}/${detail}`

describe('every cell: a stage, a status and an action', () => {
  test.each(companyActions)('ours: %s', (action) => {
    for (const standing of open) {
      const decision = giveCompanyFeedback(standing, action)
      expect(decision, nameOf(standing)).toEqual(expectedOf(companyTable[action], standing))
    }
  })

  test.each(candidateActions)("the candidate's: %s", (action) => {
    for (const standing of open) {
      const decision = giveCandidateFeedback(standing, action)
      expect(decision, nameOf(standing)).toEqual(expectedOf(candidateTable[action], standing))
    }
  })

  type Act = (standing: Standing) => Decision
  const everything: [string, Act][] = [
    ...companyActions.map((action): [string, Act] => [
      action,
      (standing) => giveCompanyFeedback(standing, action),
    ]),
    ...candidateActions.map((action): [string, Act] => [
      `candidate ${action}`,
      (standing) => giveCandidateFeedback(standing, action),
    ]),
    ...stages.stagesInOrder.map((code): [string, Act] => [
      `move to ${code}`,
      (standing) => moveTo(standing, { stage: code }, whole),
    ]),
    ['take up', takeUp],
  ]
  test.each(everything)('nothing comes of %s once an application has ended or left', (_, act) => {
    for (const standing of ended)
      expect(act(standing), nameOf(standing)).toEqual({ refusal: 'application_ended' })
    for (const standing of gone)
      expect(act(standing), nameOf(standing)).toEqual({ refusal: 'application_left' })
  })
})

describe('every move', () => {
  const first: Record<stages.Stage, string> = {
    [screening]: '20/0',
    [approval]: '10/0',
    [assessment]: '10/11',
    [exam]: '10/11',
    [aiInterview]: '10/11',
    [interview]: '10/11',
    [offer]: '10/11',
    [entry]: '10/11',
  }

  test.each(stages.stagesInOrder)('to %i begins at its first status, from any other stage', (to) => {
    for (const standing of open) {
      const decision = moveTo(standing, { stage: to }, whole)
      const [step, detail] = first[to].split('/').map(Number)
      const expected =
        standing.stage === to
          ? { refusal: 'already_there' }
          : { next: { stage: to, step, detail, leftBecause: null, processStep: to } }
      expect(decision, nameOf(standing)).toEqual(expected)
    }
  })

  test.each(stages.stagesInOrder)('to %i is refused where the process does not have it', (to) => {
    const process = whole.filter(({ stage }) => stage !== to)
    for (const standing of open)
      expect(moveTo(standing, { stage: to }, process)).toEqual({ refusal: 'stage_not_in_process' })
  })

  test('who is being told starts as notified, but only where candidates are met', () => {
    for (const to of stages.stagesInOrder) {
      const { step } = firstStatusOf(to, { isNotified: true })
      expect(step === 60, `stage ${to}`).toBe(
        [assessment, exam, aiInterview, interview].some((code) => code === to),
      )
    }
  })

  test('an approver matters to approval alone', () => {
    for (const to of stages.stagesInOrder) {
      const changes = firstStatusOf(to, { hasApprover: true }).step !== firstStatusOf(to).step
      expect(changes, `stage ${to}`).toBe(to === approval)
    }
  })

  test('a résumé is taken up only while it awaits screening', () => {
    for (const standing of open) {
      const isWaiting = standing.stage === screening && standing.step === 0
      expect('next' in takeUp(standing), nameOf(standing)).toBe(isWaiting)
    }
  })

  test('anything listed can be removed, whatever its status, and nothing twice', () => {
    for (const standing of standings) {
      expect(remove(standing)).toEqual({ next: { ...standing, leftBecause: 'removed' } })
    }
    for (const standing of gone) expect(remove(standing)).toEqual({ refusal: 'application_left' })
  })
})

describe('what is offered', () => {
  const codes = [screening, interview, exam, offer]
  const process = [...passing(codes), { id: 99, stage: interview, title: 'Second' }]

  test('is exactly what the rules allow, at every standing', () => {
    const second = open.map((standing) => ({ ...standing, processStep: 99 }))
    for (const standing of [...standings, ...gone, ...second]) {
      const possible = whatCanBeDone(standing, process)
      const allows = (decision: Decision) => 'next' in decision
      expect(possible.companyActions, nameOf(standing)).toEqual(
        companyActions.filter((action) => allows(giveCompanyFeedback(standing, action))),
      )
      expect(possible.candidateActions, nameOf(standing)).toEqual(
        candidateActions.filter((action) => allows(giveCandidateFeedback(standing, action))),
      )
      expect(possible.stages, nameOf(standing)).toEqual(
        codes.filter((stage) => allows(moveTo(standing, { stage }, process))),
      )
      expect(possible.steps, nameOf(standing)).toEqual(
        process.filter((step) =>
          allows(moveTo(standing, { stage: stages.stageOf(step.stage), step }, process)),
        ),
      )
      expect(possible.canTakeUp).toBe(allows(takeUp(standing)))
      expect(possible.canRemove).toBe(allows(remove(standing)))
      expect(possible.canTransfer).toBe(allows(handOver(standing, { isTheirs: false, canSee: true })))
    }
  })

  test('is nothing but restoring once an application has ended, and restoring never before', () => {
    for (const standing of ended) {
      expect(whatCanBeDone(standing, process)).toMatchObject({
        companyActions: [],
        candidateActions: [],
        stages: [],
        steps: [],
        nextStep: null,
        canTransfer: false,
        canRestore: true,
      })
    }
    for (const standing of open) expect(whatCanBeDone(standing, process).canRestore).toBe(false)
  })

  test('is, after a step, the one that follows it in the process', () => {
    const after = (stage: stages.Stage, processStep: number | null) =>
      whatCanBeDone({ stage, step: 20, detail: 0, leftBecause: null, processStep }, process).nextStep?.id
    expect([after(screening, null), after(interview, null), after(exam, null)]).toEqual([
      interview,
      exam,
      offer,
    ])
    expect([after(offer, null), after(interview, 99), after(approval, null)]).toEqual([
      99,
      undefined,
      undefined,
    ])
  })

  test('stages stand in the order of the process, not of their codes', () => {
    const standing: Standing = { stage: approval, step: 40, detail: 0, leftBecause: null }
    expect(whatCanBeDone(standing, process).stages).toEqual(codes)
  })
})
