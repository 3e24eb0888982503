import type { Talent } from '@bole/talent-pool/contract'

/** Nothing that can be done with somebody. */
export const none = {
  ask_consent: false,
  record_consent: false,
  move: false,
  remove: false,
  distribute: false,
  accept: false,
  decline: false,
  withdraw: false,
}

/** Somebody of the pool whom their reader may only distribute. */
export const exampleTalent: Talent = {
  id: 1,
  candidate_id: 101,
  version: 1,
  post_id: 201,
  basic: {
    name: '林晓',
    degree_text: '',
    email: '',
    gender: '',
    phone: '',
    birth_date: '',
    expect_location: [],
    city: '',
    school: '',
    major: '',
    employer: '',
    job_title: '',
  },
  graduate: { graduate_date: '' },
  folder: { id: 1, name: '后端' },
  owner: null,
  text: '',
  added_at: '2026-11-20T02:00:00.000Z',
  operate_status: { status: 'free', user_name: '' },
  isCheckPass: null,
  isCheckPassText: '',
  postSzHistory: [],
  stage: 1,
  archived: null,
  last_contact: null,
  distribution: null,
  reasons: [],
  consent: { state: 'none', ends_on: null, how: null, recorded_by: null },
  can: { ...none, distribute: true },
}
