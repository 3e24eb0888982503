import { accountsApi } from '@bole/accounts/contract'
import { administrator, departments, people } from '@bole/accounts/testing'
import { answering } from '@bole/platform/web-testing'
import { type PositionDetail, type PositionListItem, positionsApi } from '@bole/positions/contract'
import { themesApi } from '@bole/themes/contract'
import { exampleProject } from '@bole/themes/testing'

export const project = exampleProject

/** An open position with people under way. */
export const engineer: PositionListItem = {
  id: 41,
  title: '后端工程师',
  origin: 2,
  theme_id: 9,
  theme: { id: 9, theme_name: '2026 社会招聘' },
  process: { id: 3, name: '标准流程' },
  department: { id: 6, name: '充电云平台组' },
  owner: { id: 2, name: '何静' },
  city_list: ['上海'],
  category: '研发',
  head_count: 4,
  joined_count: 1,
  post_count: 31,
  stage_counts: [
    { stage: 1, count: 20 },
    { stage: 12, count: 3 },
  ],
  state: 'open',
  station_list: [],
  version: 5,
  opened_at: '2026-11-02T00:00:00.000Z',
  closed_at: null,
  create_time: '2026-11-01T00:00:00.000Z',
  can: { edit: true, open: false, close: true, delete: false, copy: true },
}

/** A draft that lacks a city. */
export const planner: PositionListItem = {
  ...engineer,
  id: 42,
  title: '供应链计划',
  city_list: [],
  post_count: 0,
  stage_counts: [],
  state: 'draft',
  version: 2,
  opened_at: null,
  can: { edit: true, open: true, close: false, delete: true, copy: true },
}

export const plannerInFull: PositionDetail = {
  ...planner,
  description: '做计划',
  requirements: '会计划',
  salary_from: 1_500_000,
  salary_to: 2_500_050,
  salary_currency: 'CNY',
  degree: 'bachelor',
  stages: [1, 12, 5],
  steps: [
    { id: 1, stage: 1, title: '' },
    { id: 2, stage: 12, title: '' },
    { id: 3, stage: 5, title: '' },
  ],
  is_project_fixed: false,
  missing: ['city_missing'],
}

const count = (key: string, value: number) => [key, { key, value }] as const

/** What the screens of positions ask of the server in passing. */
export const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(accountsApi.listPeople, { list: people }),
  answering(accountsApi.listDepartments, { list: departments }),
  answering(themesApi.listThemes, { list: [project], total: 1 }, 1),
  answering(positionsApi.listLocations, { list: [{ city: '上海', position_count: 3 }] }),
  answering(positionsApi.listCategories, { list: [{ category: '研发', position_count: 2 }] }),
  answering(positionsApi.listProcessChoices, {
    list: [
      { id: 3, name: '标准流程', stages: plannerInFull.stages, steps: plannerInFull.steps, is_default: true },
    ],
  }),
  answering(
    positionsApi.listPositions,
    {
      list: [engineer, planner],
      statistic: Object.fromEntries([
        count('all', 2),
        count('open', 1),
        count('draft', 1),
        count('closed', 0),
      ]),
    },
    2,
  ),
]
