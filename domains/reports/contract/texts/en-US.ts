import type { Names } from './names.ts'

/** Names of what a report shows, on the screen and in its file. */
export const names: Names = {
  measures: {
    applications: 'Applications',
    reached_approval: 'Reached approval',
    reached_interview: 'Reached interview',
    reached_offer: 'Reached offer',
    accepted_offer: 'Accepted offer',
    joined: 'Joined',
    under_way: 'In progress',
    eliminated: 'Rejected',
    withdrawn: 'Withdrew',
    interview_rate: 'Interview rate',
    offer_rate: 'Offer rate',
    acceptance_rate: 'Acceptance rate',
    join_rate: 'Join rate',
    days_to_first_step: 'Days to first step',
    days_to_interview: 'Days to interview',
    days_to_offer: 'Days to offer',
    days_to_join: 'Days to join',
    days_in_screening: 'Days in screening',
    days_in_approval: 'Days in approval',
    days_in_interview: 'Days in interview',
    days_in_offer: 'Days in offer',
  },
  groupings: {
    month: 'Month',
    position: 'Position',
    project: 'Project',
    department: 'Department',
    source: 'Source',
    owner: 'Owner',
  },
}
