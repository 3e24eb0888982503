import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { libraryApi, type Person } from '@bole/library/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import {
  type Answering,
  answering,
  pickOption,
  refusing,
  serve,
  showScreen,
} from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listed } from '../../testing/listed.ts'
import PeopleList from './people-list.tsx'

const person: Person = {
  id: 5,
  candidate_id: 5,
  post_id: 7,
  basic: listed.basic,
  tags: listed.tags,
  status: listed.status,
  position: listed.position,
  skills: listed.resumeDetail.skills,
  experience_years: 11,
  application_count: 2,
  reached: 12,
  last_contact: '2026-11-20T02:00:00.000Z',
  reasons: [],
  fit: 0,
  can: { open: true, adopt: true, export: true, label: true, call: true },
}

const views = answering(pipelineApi.listSavedSearches, { list: [] })
const positions = answering(
  positionsApi.listPositions,
  {
    list: [
      {
        id: 3,
        title: '数据工程师',
        origin: 2,
        theme_id: 1,
        theme: { id: 1, theme_name: '社招' },
        process: { id: 1, name: '标准' },
        category: '',
        department: null,
        owner: null,
        city_list: ['杭州'],
        head_count: 1,
        joined_count: 0,
        post_count: 0,
        stage_counts: [],
        state: 'open' as const,
        station_list: [],
        version: 1,
        opened_at: null,
        closed_at: null,
        create_time: '2026-11-01T00:00:00.000Z',
        can: { edit: true, open: false, close: true, delete: true, copy: true },
      },
    ],
    statistic: {},
  },
  1,
)

const show = async (
  list: readonly Person[],
  address = '/candidate/library/list',
  ...more: readonly Answering[]
) => {
  const server = serve(
    answering(libraryApi.listPeople, { list: [...list], is_capped: false }, list.length),
    answering(accountsApi.getCurrentUser, administrator),
    views,
    positions,
    answering(libraryApi.listWatches, { list: [] }),
    ...more,
  )
  await showScreen(PeopleList, address)
  return server
}
/** A dialog by its title; looked for by its text, as looking through all of a list by roles takes seconds. */
const dialogOf = async (title: string) =>
  within((await screen.findByText(title)).closest<HTMLElement>('[role=dialog]') ?? document.body)
const row = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') ?? document.body)

describe('the library', () => {
  test('says of each person what they do, where they came to and when anybody spoke with them', async () => {
    await show([person])
    const shown = await row('林岚')
    for (const text of ['云帆科技', '工程师', '武汉大学', '13800000001', '重点', '面试', '硕士 · 毕业 11 年'])
      expect(shown.getAllByText(text).length, text).toBeGreaterThan(0)
    expect(shown.getByText('后端工程师 · 共 2 次投递')).toBeTruthy()
    expect(shown.getByRole('link', { name: '林岚' }).getAttribute('href')).toBe('/candidate/detail/7')
    expect(screen.queryByText('匹配理由')).toBeNull()
  })

  test('says why somebody matches a position, where one is named', async () => {
    const reasons: Person['reasons'] = [
      { code: 'skills', words: ['Java', 'Kafka'] },
      { code: 'title', words: ['工程师'] },
      { code: 'city', words: ['上海'] },
      { code: 'degree', words: [] },
      { code: 'reached', words: [] },
    ]
    const server = await show([{ ...person, reasons, fit: 14 }], '/candidate/library/list?like_position_id=3')
    const shown = await row('林岚')
    for (const text of [
      '技能：Java, Kafka',
      '职位相符：工程师',
      '城市：上海',
      '学历符合',
      '曾进入同名职位的后续阶段',
    ])
      expect(shown.getByText(text)).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: '匹配理由' })).toBeTruthy()
    expect(server.queriesOf(libraryApi.listPeople).at(-1)).toMatchObject({ like_position_id: '3' })
  })

  test('says so where nobody was found', async () => {
    await show([])
    expect(await screen.findByText(/还没有人/)).toBeTruthy()
  })

  test('offers nothing that may not be done', async () => {
    await show([{ ...person, can: { open: true, adopt: false, export: false, label: false, call: false } }])
    const shown = await row('林岚')
    expect(shown.queryByRole('button', { name: '加入职位' })).toBeNull()
  })
})

describe('taking somebody into a position', () => {
  test('asks for the position and says it is done', async () => {
    const adopted = { done: 1, post_ids: [9], refused: [] }
    const server = await show([person], undefined, answering(libraryApi.adopt, adopted))
    fireEvent.click((await row('林岚')).getByRole('button', { name: '加入职位' }))
    const dialog = await dialogOf('将 林岚 加入职位')
    expect(dialog.getByRole('button', { name: /^加\s?入$/ })).toHaveProperty('disabled', true)
    await pickOption('职位', '数据工程师 · 杭州')
    fireEvent.click(dialog.getByRole('button', { name: /^加\s?入$/ }))
    await waitFor(() =>
      expect(server.bodiesOf(libraryApi.adopt)).toEqual([{ post_ids: [7], position_id: 3 }]),
    )
    expect(await screen.findByText('已加入 数据工程师 · 杭州')).toBeTruthy()
  })

  test('stays open where somebody applies already', async () => {
    const server = await show(
      [person],
      undefined,
      refusing(libraryApi.adopt, 'already_applies', { message: '已在该职位的流程中' }),
    )
    fireEvent.click((await row('林岚')).getByRole('button', { name: '加入职位' }))
    const dialog = await dialogOf('将 林岚 加入职位')
    await pickOption('职位', '数据工程师 · 杭州')
    fireEvent.click(dialog.getByRole('button', { name: /^加\s?入$/ }))
    await waitFor(() => expect(server.bodiesOf(libraryApi.adopt)).toHaveLength(1))
    expect(screen.getByText('将 林岚 加入职位')).toBeTruthy()
  })
})

describe('taking several into a position', () => {
  test('takes those it can, names the others, and lets the selection go', async () => {
    const others = [
      { ...person, ...{ id: 6, candidate_id: 6, post_id: 8 }, basic: { ...person.basic, name: '王强' } },
    ]
    const adopted = { done: 1, post_ids: [9], refused: [{ title: '王强', message: '已在该职位的流程中' }] }
    const server = await show([person, ...others], undefined, answering(libraryApi.adopt, adopted))
    await row('林岚')
    for (const name of ['林岚', '王强']) fireEvent.click(screen.getByLabelText(`选择 ${name}`))
    const bar = within(await screen.findByRole('toolbar'))
    fireEvent.click(bar.getByText('加入职位'))
    const dialog = await dialogOf('将 2 人加入职位')
    await pickOption('职位', '数据工程师 · 杭州')
    fireEvent.click(dialog.getByRole('button', { name: /^加\s?入$/ }))
    await waitFor(() =>
      expect(server.bodiesOf(libraryApi.adopt)).toEqual([{ post_ids: [7, 8], position_id: 3 }]),
    )
    expect(await screen.findByText('已将 1 人加入 数据工程师 · 杭州')).toBeTruthy()
    expect(screen.getByText('王强: 已在该职位的流程中')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  })
})

describe('taking the library out', () => {
  test('is of all that it shows, under its conditions', async () => {
    const begun = { id: 1, progress_id: 2, total: 1, done: 1, refused: [] }
    const server = await show(
      [person],
      '/candidate/library/list?school=武汉&degree=master',
      answering(libraryApi.exportExcel, begun),
    )
    await row('林岚')
    fireEvent.click(await screen.findByRole('button', { name: /导\s?出$/ }))
    const dialog = await dialogOf('导出全部结果')
    fireEvent.click(dialog.getByRole('button', { name: '开始导出' }))
    await waitFor(() =>
      expect(server.bodiesOf(libraryApi.exportExcel)).toMatchObject([
        { chosen: { conditions: null, people: { school: '武汉', degree: ['master'] } } },
      ]),
    )
  })
})

describe('scores of tests taken elsewhere', () => {
  test('are taken in from a table, and each row says what became of it', async () => {
    const rows = [
      { row: 2, name: '林岚', exam: 'Java', score: '88', error: null },
      { row: 3, name: '王强', exam: 'Java', score: 'x', error: '分数应为 0 到 10000 的数字' },
    ]
    const server = await show([person], undefined, answering(libraryApi.uploadExamScores, { done: 1, rows }))
    await row('林岚')
    const field = () => document.querySelector('input[type=file]')
    await waitFor(() => expect(field()).toBeTruthy())
    fireEvent.change(field() ?? document.body, { target: { files: [new File(['x'], 'scores.xlsx')] } })
    const report = await dialogOf('已导入 1 条成绩')
    expect(await report.findByText('已导入')).toBeTruthy()
    expect(report.getByText('分数应为 0 到 10000 的数字')).toBeTruthy()
    expect(server.bodiesOf(libraryApi.uploadExamScores)).toHaveLength(1)
  })
})
