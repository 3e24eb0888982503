import type zh from './zh-CN.ts'

/** What can be said about an application, by the company and by the candidate. */
export default {
  company_pass: 'Pass',
  company_eliminate: 'Reject',
  company_remain: 'Keep pending',
  company_absence: 'Mark as no-show',
  company_change_date: 'Change date',
  company_cancel: 'Cancel',
  company_change_score: 'Change score',
  company_sign_contact: 'Mark as signed',
  company_un_sign_contact: 'Withdraw offer',
  company_entry: 'Confirm start',
  company_un_entry: 'Mark as not joined',
  company_move_out: 'Remove from room',
  company_comment: 'Comment',
  candidate_accept: 'Candidate accepted',
  candidate_refuse: 'Candidate declined',
  candidate_consider: 'Candidate is considering',
  candidate_un_contact: 'Could not be reached',
  candidate_change_date: 'Candidate asked for another date',
  candidate_attend: 'Candidate attended',
  candidate_un_feedback: 'No answer from candidate',
  candidate_sign_contact: 'Candidate signed',
  candidate_entry: 'Candidate joined',
  candidate_sign_in: 'Check in',
  candidate_un_sign_in: 'Undo check-in',
} satisfies typeof zh
