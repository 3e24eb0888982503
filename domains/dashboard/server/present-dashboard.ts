import type { dashboardApi } from '@bole/dashboard/contract'
import { type Day, firstSteps, funnelOf, links, placesPassed, toDo } from '@bole/dashboard/model'
import type { UnreadNotice } from '@bole/inbox/server'
import type { QueryOf, ReplyOf } from '@bole/platform/contract'
import type { Caller } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { arrivalsAtMost } from './arrival-store.ts'
import { type WaitingRow, waitingAtMost } from './count-store.ts'
import { nothingDone, type StepsRow } from './guide-store.ts'
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
  readonly waiting: readonly WaitingRow[]
  readonly receivedToday: number
  readonly owed: number
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
  const steps = found.steps ?? nothingDone
  const amounts = amountsOf(week, found)
  const passed = found.passed.map(({ stage }) => stage)
  const ofToday = amounts[week.findIndex(({ date }) => date === today.date)]
  const watched = { origin: place.origin, watchType: query.watchType, most: glanceAtMost }
  return {
    userInfo: {
      userName: caller.name,
      userRole: caller.role,
      welcomeContent: firstSteps.welcomeOf(steps, toDo.amountIn(counts, toDo.everyToDo)),
    },
    resume: presentResume(found, place, today),
    to_do: presentToDo(asked, found, place),
    funnel: funnelOf(counts, placesPassed(passed, counts)).map((stage) => presentFunnelStage(stage, place)),
    schedule: {
      date: today.date,
      dateList: presentDays(week, amounts, watched),
      project: found.choices.map(({ id, name }) => ({ id, name })),
      interview: pageOf(rowsOf(found.met).map(presentInterview), ofToday?.interview, todayAtMost),
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
  const sinceToday = links.toCandidates(origin, { ...conditions, applied_from: date })
  return {
    resumeCount: statusFigure(counts, toDo.toDosOf(stages.stage.screening), stages.stage.screening, place),
    postCount: figure(toDo.sumOf(counts), links.toCandidates(origin, conditions)),
    incrementCount: figure(receivedToday, sinceToday, arrivalsAtMost),
  }
}

function presentToDo({ waitingDays }: Asked, { counts, waiting, owed }: Found, place: Place) {
  const { offer, entry } = stages.stage
  const waits = (code: number) => ({
    ...(waiting.find(({ stage }) => stage === code) ?? { amount: 0, oldest: null }),
    days: waitingDays,
    atMost: waitingAtMost,
  })
  return {
    total: figure(toDo.amountIn(counts, toDo.everyToDo), links.toDosOf(place.origin, place.conditions)),
    waiting_days: waitingDays,
    stages: stages.stagesInOrder.map((code) => presentStageToDo(code, counts, waits(code), place)),
    offers_lapsed: statusFigure(counts, toDo.lapsedOffer, offer, place),
    entries_missed: statusFigure(counts, toDo.missedEntry, entry, place),
    feedback_owed: figure(owed, links.toPanel(place.origin, 'pending_feedback'), dayAtMost),
  }
}
