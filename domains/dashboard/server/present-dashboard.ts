import type { dashboardApi } from '@bole/dashboard/contract'
import { type Day, firstSteps, funnelOf, links, placesPassed, toDo } from '@bole/dashboard/model'
import type { UnreadNotice } from '@bole/inbox/server'
import type { QueryOf, ReplyOf } from '@bole/platform/contract'
import type { Caller } from '@bole/platform/server'
import { stages, statuses } from '@bole/processes/model'
import { arrivalsAtMost } from './arrival-store.ts'
import { overdueAtMost } from './count-store.ts'
import { nothingDone, type StepsRow } from './guide-store.ts'
import { type WaitingRow, waitingAtMost } from './my-turn.ts'
import { figure, type Place, placeOf, presentFunnelStage, presentStageToDo, statusFigure } from './present.ts'
import { presentProject } from './present-progress.ts'
import { pageOf, presentDays, presentInterview, presentJoining } from './present-schedule.ts'
import type { GroupCount, ProjectRow } from './project-store.ts'
import { dayAtMost, glanceAtMost, todayAtMost } from './schedule-store.ts'
import { amountsOf, type FoundWeek, rowsOf } from './week-store.ts'

interface Asked {
  readonly query: QueryOf<typeof dashboardApi.getDashboard>
  readonly caller: Caller
  readonly waitingDays: number
  readonly today: Day
  readonly week: readonly Day[]
}

interface Found extends FoundWeek {
  readonly counts: readonly toDo.StatusCount[]
  /** Where it is the reader's turn to recruit; of a stage that has `atMost`, not all were counted. */
  readonly turns: { readonly counts: readonly toDo.StatusCount[]; readonly atMost: number }
  /** Whether the reader sees more than what they take part in. */
  readonly seesColleagues: boolean
  readonly waiting: readonly WaitingRow[]
  readonly receivedToday: number
  readonly owed: number
  /** Candidates who wait past the day they were promised. */
  readonly overdue: number
  readonly choices: { id: number; name: string }[]
  readonly projects: readonly ProjectRow[]
  readonly progress: readonly GroupCount[]
  readonly projectTotal: number
  readonly steps: StepsRow | undefined
  readonly notices: readonly UnreadNotice[]
  readonly passed: readonly { readonly stage: number }[]
}

/** The first paint's rows as the wire carries them. */
export function presentDashboard(asked: Asked, found: Found): ReplyOf<typeof dashboardApi.getDashboard> {
  const { query, caller, today, week } = asked
  const place = placeOf(query)
  const { counts } = found
  const toDos = presentToDo(asked, found, place)
  const steps = found.steps ?? nothingDone
  const amounts = amountsOf(week, found)
  const passed = found.passed.map(({ stage }) => stage)
  const interviewList = rowsOf(found.met).map(presentInterview)
  const ofToday = amounts[week.findIndex(({ date }) => date === today.date)]
  const watched = { origin: place.origin, watchType: query.watchType, most: glanceAtMost }
  return {
    user_id: caller.userId,
    userInfo: {
      userName: caller.name,
      userRole: caller.role,
      welcomeContent: firstSteps.welcomeOf(steps, toDos.total.count),
    },
    resume: presentResume(found, place, today),
    to_do: toDos,
    funnel: funnelOf(counts, placesPassed(passed, counts)).map((stage) => presentFunnelStage(stage, place)),
    schedule: {
      date: today.date,
      dateList: presentDays(week, amounts, watched),
      project: found.choices.map(({ id, name }) => ({ id, name })),
      interview: pageOf(interviewList, ofToday?.interview, todayAtMost),
      interviewList,
      joining: pageOf(rowsOf(found.joining).map(presentJoining), ofToday?.joining, todayAtMost),
    },
    project: {
      list: found.projects.map((row) => presentProject(row, found.progress)),
      total: found.projectTotal,
    },
    systemNotifies: found.notices.map(({ id, kind, facts, link, created_at }) => {
      return { id, type: kind, facts, link, create_time: created_at.toISOString() }
    }),
    learnTarget: firstSteps.nextStep(steps),
  }
}

function presentResume({ counts, receivedToday }: Found, place: Place, { date }: Day) {
  const { origin, conditions } = place
  const { screening } = stages.stage
  const sinceToday = links.toCandidates(origin, { ...conditions, applied_from: date })
  return {
    resumeCount: statusFigure(counts, [statuses.named(screening, 'awaiting_screening')], screening, place),
    postCount: figure(toDo.sumOf(counts), links.toCandidates(origin, conditions)),
    incrementCount: figure(receivedToday, sinceToday, arrivalsAtMost),
  }
}

/** What waits for the reader: where it is their turn to recruit, and what they were asked for. */
function presentToDo(
  { waitingDays }: Asked,
  { counts, turns, seesColleagues, waiting, owed, overdue }: Found,
  place: Place,
) {
  const { offer, entry, approval, interview } = stages.stage
  const here: Place = { ...place, conditions: { ...place.conditions, waits_for: 'me' } }
  const waits = (code: number) => ({
    ...(waiting.find(({ stage }) => stage === code) ?? { amount: 0, oldest: null }),
    days: waitingDays,
    atMost: waitingAtMost,
  })
  const perStage = stages.stagesInOrder.map((code) => presentStageToDo(code, turns, waits(code), here))
  const total = toDo.amountIn(turns.counts, toDo.recruitersToDo) + owed
  return {
    total: {
      ...figure(total, links.toDosOf(place.origin, 'me', place.conditions)),
      is_capped: owed >= dayAtMost || perStage.some(({ is_capped }) => is_capped),
    },
    waiting_days: waitingDays,
    stages: perStage,
    offers_lapsed: statusFigure(turns.counts, toDo.lapsedOffer, offer, here),
    entries_missed: statusFigure(turns.counts, toDo.missedEntry, entry, here),
    answers_overdue: figure(overdue, links.toAnswers(place.origin, place.conditions), overdueAtMost),
    feedback_owed: figure(owed, links.toPanel(place.origin, 'pending_feedback'), dayAtMost),
    with_colleagues: !seesColleagues
      ? null
      : {
          everybody: figure(
            toDo.amountIn(counts, toDo.staffsToDo),
            links.toDosOf(place.origin, 'staff', place.conditions),
          ),
          approvals: statusFigure(counts, toDo.approvals, approval, place),
          evaluations: statusFigure(counts, toDo.evaluations, interview, place),
        },
  }
}
