import type { Measure } from './measures.ts'
import type { Period } from './periods.ts'

/** What the lines of a report are: one for each month of applications, position, project, department, source or owner. */
export const groupings = ['month', 'position', 'project', 'department', 'source', 'owner'] as const
export type Grouping = (typeof groupings)[number]

/** What a report shows: a line for each `rows`, in it a figure for each column. */
export interface Header {
  readonly columns: readonly Measure[]
  readonly rows: Grouping
}

export const standardNames = [
  'funnel',
  'time_in_stage',
  'time_to_hire',
  'sources',
  'offers',
  'positions',
] as const
export type StandardName = (typeof standardNames)[number]

/** Reports to begin with. */
export const standardReports: Readonly<Record<StandardName, Header & { readonly period: Period }>> = {
  funnel: {
    rows: 'department',
    columns: [
      'applications',
      'reached_approval',
      'reached_interview',
      'reached_offer',
      'joined',
      'join_rate',
    ],
    period: 'last_90_days',
  },
  time_in_stage: {
    rows: 'department',
    columns: ['applications', 'days_in_screening', 'days_in_approval', 'days_in_interview', 'days_in_offer'],
    period: 'last_90_days',
  },
  time_to_hire: {
    rows: 'month',
    columns: [
      'applications',
      'joined',
      'days_to_first_step',
      'days_to_interview',
      'days_to_offer',
      'days_to_join',
    ],
    period: 'last_365_days',
  },
  sources: {
    rows: 'source',
    columns: ['applications', 'reached_interview', 'interview_rate', 'accepted_offer', 'joined', 'join_rate'],
    period: 'last_365_days',
  },
  offers: {
    rows: 'owner',
    columns: ['reached_offer', 'accepted_offer', 'acceptance_rate', 'days_to_offer', 'joined'],
    period: 'last_365_days',
  },
  positions: {
    rows: 'position',
    columns: [
      'applications',
      'under_way',
      'reached_interview',
      'reached_offer',
      'joined',
      'eliminated',
      'withdrawn',
    ],
    period: 'last_90_days',
  },
}
