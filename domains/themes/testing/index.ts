import type { Theme } from '@bole/themes/contract'

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
