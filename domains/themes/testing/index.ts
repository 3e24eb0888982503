import type { Theme, ThemeInFull } from '@bole/themes/contract'

/** A social project as the wire carries it; whoever sees it may do all that can be done with it. */
export const exampleProject: Theme = {
  id: 9,
  theme_name: '2026 社会招聘',
  type: 'sz',
  kind: 2,
  origin: 2,
  post_limit: null,
  limit_time: null,
  owner: { id: 2, name: '何静' },
  is_nt: 0,
  is_volunteer: 0,
  volunteer_limit: 3,
  canUpdateVolunteer: 1,
  code_url: '',
  isSchedule: 0,
  isQa: 0,
  is_set_limit_field: 0,
  limit_field: { basic: [], expect: [], education: [], evaluation: [] },
  station_list: [],
  is_deleted: 0,
  position_count: 2,
  open_count: 1,
  post_count: 31,
  version: 3,
  create_time: '2026-11-01T00:00:00.000Z',
  can: { edit: true, copy: true, delete: true, recover: false },
}

/** The same with everything a project shows, before anything was said of it. */
export const exampleInFull: ThemeInFull = {
  theme: { ...exampleProject, menu: [], schedule: [], qa: [] },
  company: {
    company_name: '渡光',
    logo: null,
    logoUrl: null,
    trade: '',
    worker_number: '',
    finance: '',
    company_description: '',
  },
  question_list: [],
}
