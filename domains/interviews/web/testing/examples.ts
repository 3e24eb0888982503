import { accountsApi } from '@bole/accounts/contract'
import { administrator, people } from '@bole/accounts/testing'
import { type Interview, interviewsApi, type Period } from '@bole/interviews/contract'
import { answering } from '@bole/platform/web-testing'

const candidate = (postId: number, name: string): Interview['interviewCandidates'][number] => ({
  ...{ name, positionText: '前端工程师', postId, trackerResumeId: postId, version: 3 },
  ...{ interviewTime: '2030-03-04T02:00:00.000Z', tag: 'accepted', hasLeft: false },
})

/** An interview of two that is to come. */
export const meeting: Interview = {
  ...{
    id: 7,
    version: 2,
    isMulti: true,
    isQueue: false,
    schedule_id: null,
    status: 'to_be_interview',
    canEdit: true,
  },
  ...{ interviewTime: '2030-03-04T02:00:00.000Z', endTime: '2030-03-04T03:00:00.000Z' },
  ...{ interviewerIds: [3], interviewee: '王小明, 李晓红', hr_type: '', is_manage: true },
  interviewCandidates: [candidate(11, '王小明'), candidate(12, '李晓红')],
  interview_users: [{ user_id: 3, name: '陈晨', nickname: '陈晨', is_first: true, role: 'main' }],
  address: {
    ...{ invite_type: 2, room: '会议室 3', address: '科苑路 8 号' },
    ...{ directions: '2 号线科苑站 A 口', reception_note: '请准备访客证' },
  },
  accommodations: [],
  can: { edit: true, transfer: true, feedback: true, sign: true, finish: false, cancel: true },
}

/** One candidate met online, about whom something is to be said. */
export const over: Interview = {
  ...meeting,
  ...{ id: 8, isMulti: false, status: 'to_be_feedback', interviewee: '赵敏' },
  interviewCandidates: [candidate(13, '赵敏')],
  address: { ...meeting.address, invite_type: 1, room: '', address: '' },
  can: { ...meeting.can, edit: false, transfer: false, finish: true, cancel: false },
}

const statistic = Object.fromEntries(
  (['all', 'to_be_interview', 'to_be_feedback', 'finish', 'expired'] as const).map((key, index) => [
    key,
    { key, name: key, value: [2, 1, 1, 0, 0][index] ?? 0 },
  ]),
)

const answer = {
  ...{ list: [meeting, over], online: 1, statistic, totalCount: 2, todayCount: 0, tomorrowCount: 0 },
  ...{ futureCount: 1, pastCount: 1 },
}

/** What the server answers to the list. */
export const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(accountsApi.listPeople, { list: people }),
  answering(interviewsApi.list, answer, 2),
  answering(interviewsApi.onlineList, { online_list: [] }),
  answering(interviewsApi.findConflicts, { people: [], rooms: [] }),
]

const inQueue = (
  post_id: number,
  name: string,
  given: Partial<Period['data'][number]>,
): Period['data'][number] => ({
  ...{ post_id, name, version: 3, positionText: '前端工程师', state: 'waiting', number: null, before: null },
  ...{ minutes: null, room_id: null, signed_at: null, called_at: null, begun_at: null },
  ...given,
})

/** A queue of two rooms: one is met, two wait, one has not come. */
export const queue: Period = {
  ...{ interview_main_id: 9, version: 1, status: 'to_be_interview', minutes_each: 20, waiting_count: 2 },
  ...{ interviewTime: '2030-03-04T01:00:00.000Z', endTime: '2030-03-04T04:00:00.000Z' },
  address: { ...meeting.address, room: '1 楼大厅', address: '' },
  rooms: [
    { id: 1, title: 'A 室', people: [{ id: 3, name: '陈晨' }], is_mine: false, post_id: 21 },
    { id: 2, title: 'B 室', people: [{ id: 4, name: '高翔' }], is_mine: true, post_id: null },
  ],
  data: [
    inQueue(21, '王小明', { state: 'called', number: 1, room_id: 1 }),
    inQueue(22, '李晓红', { number: 2, before: 0, minutes: 0 }),
    inQueue(23, '赵敏', { number: 3, before: 1, minutes: 20 }),
    inQueue(24, '孙悦', { state: 'expected' }),
  ],
  ...{ door_path: '/careers/queue/door-code', hall_path: '/careers/queue/hall/hall-code' },
  can: { arrange: true, call: true },
}
