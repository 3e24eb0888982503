import type zh from './zh-CN.ts'

/** What the screens of candidates, labels and reasons are called. */
export default {
  candidates: 'Candidates',
  social: 'Candidates',
  campus: 'Campus candidates',
  candidate: 'Candidate',
  tags: 'Label library',
  tagGroups: 'Label groups',
  reasons: 'Reject reasons',
  deliveries: 'Applications received',
  campusDeliveries: 'Campus applications received',
  interviews: 'Interview candidates',
  campusInterviews: 'Campus interview candidates',
  slots: 'Interview slots',
  campusSlots: 'Campus interview slots',
} satisfies typeof zh
