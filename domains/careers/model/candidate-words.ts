/** Where a candidate is told they stand: never the recruiter's own words. */
export const publicStages = [
  'received',
  'under_review',
  'assessment',
  'interview',
  'offer',
  'joining',
  'closed',
] as const

export type PublicStage = (typeof publicStages)[number]

/** What happens next, as the key of its text. */
export const nextSteps = [
  'we_read',
  'team_reads',
  'we_arrange',
  'we_rearrange',
  'we_seek_time',
  'please_answer',
  'take_part',
  'under_way',
  'you_missed_it',
  'we_decide',
  'offer_coming',
  'offer_waits',
  'offer_lapsed',
  'offer_accepted',
  'offer_signed',
  'first_day',
  'first_day_passed',
  'joined',
  'not_this_time',
  'you_withdrew',
  'you_declined',
] as const

export type NextStep = (typeof nextSteps)[number]

/** What a candidate can answer on their page; `refuse` is also how they withdraw. */
export const candidateAnswers = ['accept', 'change_date', 'consider', 'refuse'] as const

export type CandidateAnswer = (typeof candidateAnswers)[number]

/** Who has to move: it decides whether a date to answer by is promised. */
export type Waiting = 'us' | 'candidate' | 'meeting' | 'nobody'
