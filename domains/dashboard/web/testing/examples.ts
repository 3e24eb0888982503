import { recruiterWho } from '@bole/accounts/testing'
import { dashboardApi } from '@bole/dashboard/contract'
import { links } from '@bole/dashboard/model'

const none = (link = links.toCandidates(2)) => ({ count: 0, is_capped: false, link })
const some = (count: number, link: links.Link) => ({ count, is_capped: false, link })

const meeting = {
  id: 11,
  post_id: 7,
  candidate_id: 5,
  name: '王小明',
  position: { id: 3, title: '后端工程师' },
  status: {
    status: 12,
    name: 'not_started',
    colour: 'blue',
    process_status: 20,
    process_detail_status: 21,
    title: '',
  },
  place: '302 会议室',
  // Noon of whatever zone the test runs in: this day everywhere.
  interview_date: new Date(2026, 10, 20, 12).toISOString(),
  end_date: null,
  is_online: false,
  interviewers: [{ id: 2, name: '潘立成', is_first: true }],
}

const days = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`)
const panel = (date: string) => links.toPanel(2, 'interview', { date, watchType: 'myself' })

const progress = {
  head_count: 20,
  rate: 0.1,
  received: some(227, links.toCandidates(2, { project_id: 1 })),
  detail: {
    interview: some(25, links.toStage(2, 12, ['20/21'], { project_id: 1 })),
    passed: none(),
    sign: none(),
    joining: none(),
    joined: some(2, links.toStage(2, 6, ['20/21'], { project_id: 1 })),
  },
}

/** A working day: two stages have to-dos, one interview today, nobody joins. */
export const aDay = dashboardApi.getDashboard.reply.parse({
  user_id: 1,
  userInfo: { userName: '何静', userRole: 'OrgAdmin2', welcomeContent: 'to_do' },
  resume: {
    resumeCount: some(42, links.toStage(2, 1, ['0/0'])),
    postCount: some(227, links.toCandidates(2)),
    incrementCount: { ...some(100, links.toCandidates(2, { applied_from: '2026-11-20' })), is_capped: true },
  },
  to_do: {
    total: some(45, links.toDosOf(2, 'me')),
    waiting_days: 3,
    stages: [
      {
        ...some(42, links.toStage(2, 1, ['0/0'])),
        status: 1,
        badge: 'blue',
        statuses: [
          {
            status: 1,
            name: 'awaiting_screening',
            colour: 'amber',
            ...some(42, links.toStage(2, 1, ['0/0'])),
          },
        ],
        waiting: {
          ...some(11, links.toStage(2, 1, ['0/0'], { waiting_days: 3 })),
          oldest_since: new Date(Date.now() - 12.5 * 86_400_000).toISOString(),
        },
      },
      {
        ...none(),
        status: 3,
        badge: 'cyan',
        statuses: [],
        waiting: { ...none(), oldest_since: null },
      },
    ],
    offers_lapsed: none(),
    answers_overdue: none(),
    entries_missed: none(),
    feedback_owed: none(links.toPanel(2, 'pending_feedback')),
    with_colleagues: {
      approvals: some(4, links.toStage(2, 14, ['20/0', '30/0'])),
      evaluations: none(),
      everybody: none(),
    },
  },
  funnel: [
    {
      ...some(123, links.toStage(2, 1)),
      status: 1,
      process_step_id: null,
      title: '',
      badge: 'blue',
      colours: [
        { colour: 'amber', ...some(42, links.toStage(2, 1, ['0/0'])) },
        { colour: 'grey', ...some(81, links.toStage(2, 1, ['40/41'])) },
      ],
      reached: some(227, links.toCandidates(2)),
      rate: null,
    },
    {
      ...some(29, links.toStage(2, 14)),
      status: 14,
      process_step_id: null,
      title: '',
      badge: 'amber',
      colours: [
        { colour: 'amber', ...some(6, links.toStage(2, 14, ['10/0'])) },
        { colour: 'grey', ...none() },
      ],
      reached: some(104, links.toCandidates(2)),
      rate: 104 / 227,
    },
  ],
  schedule: {
    date: '2026-11-20',
    dateList: days.map((date) => ({
      date,
      interview: date.endsWith('20') ? some(1, panel(date)) : none(panel(date)),
      joining: none(panel(date)),
    })),
    project: [{ id: 1, name: '2026 社会招聘' }],
    interview: { list: [meeting], total: 1, is_capped: false },
    interviewList: [meeting],
    joining: { list: [], total: 0, is_capped: false },
  },
  project: { list: [{ id: 1, name: '2026 社会招聘', position_count: 7, ...progress }], total: 1 },
  systemNotifies: [],
  learnTarget: null,
})

/** Two positions, the second with more to do. */
export const positions = dashboardApi.listPositions.reply.parse({
  list: [
    { id: 4, name: '产品经理', to_do: some(1, links.toDosOf(2, 'staff')) },
    { id: 3, name: '后端工程师', to_do: some(9, links.toDosOf(2, 'staff')) },
  ].map((position) => ({
    ...position,
    project: { id: 1, name: '2026 社会招聘' },
    state: 'open',
    cities: ['深圳'],
    ...progress,
    received: some(33, links.toCandidates(2, { position_id: position.id })),
  })),
})

const event = {
  post_id: 7,
  create_time: '2026-11-20T01:00:00.000Z',
  name: '王小明',
  position: { id: 3, title: '后端工程师' },
  from: null,
  link: links.toCandidates(2, { open: 7 }),
}

/** A move, a check-in, and an action this version has no sentence for. */
export const events = dashboardApi.listEvents.reply.parse({
  list: [
    {
      id: 3,
      actor: 'user',
      username: '何静',
      action: 'move',
      process: { status: 12, name: 'to_arrange', colour: 'amber', title: '' },
    },
    {
      id: 2,
      actor: 'candidate',
      username: '',
      action: 'candidate_sign_in',
      process: { status: 12, name: 'checked_in', colour: 'blue', title: '' },
    },
    {
      id: 1,
      actor: 'system',
      username: '',
      action: 'from_the_future',
      process: { status: 12, name: 'passed', colour: 'green', title: '' },
    },
  ].map((some) => ({ ...event, ...some })),
})

/** A new installation: only the project exists. */
export const aNewDay = dashboardApi.getDashboard.reply.parse({
  ...aDay,
  userInfo: { ...aDay.userInfo, welcomeContent: 'first_steps' },
  to_do: { ...aDay.to_do, total: none(), stages: [] },
  project: { list: [], total: 0 },
  learnTarget: 'position',
})

export const guide = dashboardApi.getGuide.reply.parse({
  list: [
    { name: 'project', is_done: true },
    { name: 'position', is_done: false },
    { name: 'career_site', is_done: false },
    { name: 'candidate', is_done: false },
    { name: 'colleague', is_done: false },
  ],
  learnTarget: 'position',
  career_site: '/careers/demo',
})

export const aRecruiter = recruiterWho('positions.manage', 'pipeline.move')
