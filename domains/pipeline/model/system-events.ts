import { stages, statuses } from '@bole/processes/model'
import type { Standing } from './decision.ts'

/** What happens to an application without anybody's decision. */
export const systemEvents = [
  'notified',
  'viewed',
  'not_delivered',
  'started',
  'finished',
  'passed_automatically',
  'began',
  'ended',
  'time_passed',
  'no_reply',
  'slots_used_up',
  'offer_lapsed',
  'entry_date_passed',
] as const

export type SystemEvent = (typeof systemEvents)[number]

const tests: readonly stages.Stage[] = [stages.stage.assessment, stages.stage.exam, stages.stage.aiInterview]
const scored: readonly stages.Stage[] = [stages.stage.exam, stages.stage.aiInterview]
const meetings: readonly stages.Stage[] = [...tests, stages.stage.interview]

interface Rule {
  readonly stages: readonly stages.Stage[]
  /** Steps in which the event still means something; a late one changes nothing. */
  readonly during: readonly number[]
  readonly to: (standing: Standing) => readonly [step: number, detail: number]
}

const rules: Record<SystemEvent, Rule> = {
  // Who had said yes is asked again; who is taking part already is not.
  notified: {
    stages: meetings,
    during: [10, 20, 60],
    to: ({ step, detail }) => (step === 20 && detail !== 21 ? [step, detail] : [60, 0]),
  },
  viewed: { stages: meetings, during: [60], to: () => [60, 61] },
  // Also of what was arranged before anybody was told.
  not_delivered: {
    stages: meetings,
    during: [20, 60],
    to: ({ stage, step, detail }) =>
      step === 20 && detail !== 21 ? [step, detail] : [10, stage === stages.stage.interview ? 16 : 15],
  },
  started: { stages: tests, during: [10, 20, 60], to: () => [20, 22] },
  finished: { stages: tests, during: [20], to: () => [30, 0] },
  passed_automatically: { stages: scored, during: [20, 30], to: () => [40, 42] },
  began: { stages: [stages.stage.interview], during: [10, 20, 60], to: () => [20, 23] },
  ended: { stages: [stages.stage.interview], during: [20], to: () => [30, 0] },
  // Who is being met in the room is met until somebody ends that.
  time_passed: {
    stages: [stages.stage.interview],
    during: [20],
    to: ({ step, detail }) => (detail === 23 ? [step, detail] : [30, 0]),
  },
  no_reply: { stages: [stages.stage.interview], during: [60], to: () => [10, 18] },
  slots_used_up: { stages: [stages.stage.interview], during: [10, 60], to: () => [10, 19] },
  offer_lapsed: { stages: [stages.stage.offer], during: [10, 20], to: () => [10, 15] },
  entry_date_passed: { stages: [stages.stage.entry], during: [10], to: () => [10, 12] },
}

/** Where an event leads; null when it came too late or to the wrong stage, which is no mistake of anybody's. */
export function afterEvent(standing: Standing, event: SystemEvent): Standing | null {
  const rule = rules[event]
  if (standing.leftBecause || statuses.isEnded(standing)) return null
  if (!rule.stages.includes(standing.stage) || !rule.during.includes(standing.step)) return null
  const [step, detail] = rule.to(standing)
  if (step === standing.step && detail === standing.detail) return null
  return { ...standing, step, detail }
}
