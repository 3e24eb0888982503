import type { Lecture, LectureVisitor, RouteItem } from '@bole/lectures/contract'

/** A talk as lists have it, to somebody who keeps its route. */
export const exampleLecture: Lecture = {
  id: 4,
  kind: 'xjh',
  city: '北京',
  university: '清华大学',
  address: '主楼',
  datetime: '2026-09-03T11:00:00.000Z',
  xjhUrl: '',
  visitor_count: 12,
  sign_in_path: `/careers/lecture/${'a'.repeat(43)}`,
  version: 2,
  can: { edit: true, remove: false },
}

/** The same as a route has it. */
export const exampleStop: RouteItem = {
  id: 4,
  city: '北京',
  university: '清华大学',
  universityId: 1,
  universityList: [{ id: 1, name: '清华大学' }],
  address: '主楼',
  datetime: '2026-09-03T11:00:00.000Z',
  xjhUrl: '',
  py: 'beijing',
  group_index: 0,
  is_first: true,
  is_last: true,
}

/** A route with one stop. */
export const exampleRoute = {
  theme_name: '2027 届',
  xjhRoute: [exampleStop],
  yxjRoute: [],
  version: 3,
  can: { edit: true },
}

/** Somebody who signed in and whom we know. */
export const exampleVisitor: LectureVisitor = {
  id: 1,
  name: '李雷',
  phone: '13800138000',
  signed_in_at: '2026-09-03T11:02:00.000Z',
  lecture: {
    id: 4,
    kind: 'xjh',
    city: '北京',
    university: '清华大学',
    datetime: '2026-09-03T11:00:00.000Z',
    theme_id: 9,
    theme_name: '2027 届',
  },
  post_id: 31,
}
