import { accountsApi } from '@bole/accounts/contract'
import { recruiterWho } from '@bole/accounts/testing'
import { libraryApi } from '@bole/library/contract'
import { type CandidateListItem, type HistoryItem, pipelineApi, reasonNames } from '@bole/pipeline/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { type Answering, answering } from '@bole/platform/web-testing'
import { statuses } from '@bole/processes/model'
import { resumesApi } from '@bole/resumes/contract'
import type { SceneGroup } from '../../contract/scene-calls.ts'
import { type FirstReason, firstReasons } from '../../model/reject-reasons.ts'

/** A status as the wire shows it, by its codes. */
export function statusOf(stage: number, step: number, detail = 0): CandidateListItem['status'] {
  const known = statuses.knownStatus({ stage, step, detail })
  if (!known) throw new RangeError(`no status ${stage}/${step}/${detail}`)
  return {
    status: stage,
    process_status: step,
    process_detail_status: detail,
    name: known.name,
    colour: known.colour,
    title: '',
  }
}

/** The steps of a process that passes these stages, each once, numbered by them. */
export const stepsOf = (stages: readonly number[]) => stages.map((stage) => ({ id: stage, stage, title: '' }))

const day = 86_400_000

/** A moment so many days ago. */
export const daysAgo = (days: number) => new Date(Date.now() - days * day - 1000).toISOString()

/** An application that awaits screening, or as a test wants it. */
export function application(id: number, given: Partial<CandidateListItem> = {}): CandidateListItem {
  return {
    id,
    post_id: id,
    tracker_resume_id: id,
    version: 1,
    basic: {
      name: `候选人${id}`,
      degree_text: 'master',
      email: `c${id}@example.com`,
      gender: 'female',
      phone: `1380000000${id}`,
      expect_location: [],
      birth_date: '1995-01-01',
      city: '上海',
      school: '复旦大学',
      major: '数学',
      employer: '云帆科技',
      job_title: '工程师',
    },
    graduate: { graduate_date: '' },
    label: { station: '上海' },
    status: statusOf(1, 20),
    tracker: null,
    position: { id: 5, title: '前端工程师', city: '' },
    resumeDetail: { id: null, skills: [] },
    candidate_id: id,
    source: 'career_site',
    source_code: '',
    owner: { id: 3, name: '陈晨' },
    tags: [],
    is_listed: true,
    applied_at: '2026-03-04T01:00:00Z',
    stage_since: daysAgo(2),
    status_since: daysAgo(2),
    ...given,
  }
}

type Page = ReplyOf<typeof pipelineApi.listCandidates>

/** One page of the list. */
export function page(list: CandidateListItem[], given: Partial<Page> = {}): Page {
  return {
    list,
    next_cursor: null,
    statistic: {},
    processStatus: [],
    statuses: [],
    is_capped: false,
    ...given,
  }
}

export const library: ReplyOf<typeof pipelineApi.getListLibrary> = {
  postPositionStatistic: [
    { id: 5, title: '前端工程师', project_id: 1, project_name: '春招', is_open: true, count: 12 },
    { id: 6, title: '数据分析师', project_id: 1, project_name: '春招', is_open: true, count: 3 },
  ],
  tagGroup: [{ id: 8, name: '优先', color: 'blue', group: '', is_offered: true }],
  owners: [{ id: 3, name: '陈晨' }],
  cities: ['上海', '北京'],
  sources: ['career_site', 'referral'],
  stages: [1, 14, 12, 5, 6],
  steps: stepsOf([1, 14, 12, 5, 6]),
}

type Answer = ReplyOf<typeof pipelineApi.getApplication>

export const nothingPossible: Answer['can'] = {
  company_actions: [],
  candidate_actions: [],
  stages: [],
  steps: [],
  next_step_id: null,
  take_up: false,
  change_position: false,
  transfer: false,
  make_candidate_page: false,
  remove: false,
  restore: false,
}

/** One application with what may be done with it. */
export function record(item: CandidateListItem, can: Partial<Answer['can']> = {}): Answer {
  const { stages = [] } = can
  return {
    application: item,
    can: { ...nothingPossible, steps: stepsOf(stages), next_step_id: stages[0] ?? null, ...can },
    origin: 2,
    has_page: true,
    people: (item.tracker?.interview.interviewers ?? []).map(({ id, name, is_first }) => {
      return { id, name, part: is_first ? 'main_interviewer' : 'interviewer', is_disabled: false }
    }),
    remarks: [],
    others: [],
  }
}

export function happened(id: number, given: Partial<HistoryItem> = {}): HistoryItem {
  return {
    id,
    create_time: '2026-03-04T01:00:00Z',
    actor: 'user',
    user_id: 3,
    username: '陈晨',
    action: 'company_pass',
    from: null,
    process: statusOf(1, 30),
    is_move: false,
    was_listed: true,
    is_listed: true,
    tags: [],
    appraise: '',
    feedbacks: [],
    interview: null,
    processTime: null,
    score: null,
    position: null,
    put_in: [],
    taken_out: [],
    for_names: [],
    is_by_mail: false,
    facts: {},
    batch_id: null,
    ...given,
  }
}

export const recruiter = recruiterWho('pipeline.move', 'candidates.remove', 'candidates.upload')

const detailOf = (postId: number): ReplyOf<typeof resumesApi.getDetail> => ({
  post_id: postId,
  candidate: {
    id: postId,
    version: 1,
    name: '王小明',
    gender: null,
    phone: null,
    email: null,
    birth_date: null,
    city: null,
    expected_places: [],
    expected_position: null,
    degree: null,
    school: null,
    major: null,
    graduated_at: null,
    employer: null,
    job_title: null,
  },
  resume: null,
  fields: [],
  schools: [],
  employers: [],
  projects: [],
  skills: [],
  languages: [],
  notes: [],
  note_count: 0,
  files: [],
  duplicates: [],
  question: [],
  other_position_post: [],
  other_post_count: 0,
  operate_records: [],
  tab: [],
  report_status: 'none',
})

/** What can be said in a scene, with nothing to choose from. */
export function sceneGroup(id: number, flag: string, side: 'company' | 'candidate' = 'company'): SceneGroup {
  const about = { color: 'red', is_hide: 0, scene_id: 12, status: 12, libs: [], title: '面试' }
  return { id, name: flag, flag, side, button_text: flag, tag_group: id, ...about }
}

const libOf = (code: FirstReason, index: number) => ({
  id: index + 1,
  name: reasonNames['zh-CN'][code],
  color: 'red',
})

/** The reasons every organisation begins with, at whatever stage somebody is turned down. */
export const reasonsOffered = answering(pipelineApi.listScenes, {
  list: [{ ...sceneGroup(382, 'eliminate'), libs: firstReasons.map(libOf) }],
})

/** What every pipeline screen asks besides its own. */
export const around: readonly Answering[] = [
  reasonsOffered,
  answering(accountsApi.getCurrentUser, recruiter),
  answering(accountsApi.listPeople, {
    list: [
      { id: 3, name: '陈晨', job_title: '招聘经理', role: 'OrgAdmin2' },
      { id: 4, name: '李雷', job_title: null, role: 'User2' },
    ],
  }),
  answering(pipelineApi.getListLibrary, library),
  answering(pipelineApi.listSavedSearches, { list: [] }),
  answering(libraryApi.listLocks, { list: [] }),
  answering(pipelineApi.listHistory, { list: [] }),
  answering(resumesApi.listDifferences, { version: 1, list: [] }),
  answering(resumesApi.listNotes, { list: [] }),
  answering(resumesApi.getDetail, ({ query }) => detailOf(Number(query.post_id))),
]
