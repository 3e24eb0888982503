import { accountsApi } from '@bole/accounts/contract'
import { administrator, personOf } from '@bole/accounts/testing'
import { type CandidateListItem, pipelineApi } from '@bole/pipeline/contract'
import { answering, failing, type Sent, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import '../texts/index.ts'
import { CommandPalette } from './command-palette.tsx'

const { listCandidates } = pipelineApi
const ming: CandidateListItem = {
  id: 7,
  post_id: 7,
  tracker_resume_id: 7,
  version: 1,
  basic: {
    name: '王小明',
    degree_text: '',
    email: '',
    gender: '',
    phone: '13800000001',
    expect_location: [],
    birth_date: '',
    city: '',
    school: '',
    major: '',
    employer: '',
    job_title: '',
  },
  graduate: { graduate_date: '' },
  label: { station: '上海' },
  status: {
    status: 1,
    process_status: 0,
    process_detail_status: 0,
    name: 'awaiting_screening',
    colour: 'amber',
    title: '',
  },
  tracker: null,
  position: { id: 5, title: '前端工程师', city: '' },
  resumeDetail: { id: null, skills: [] },
  candidate_id: 7,
  source: 'upload',
  source_code: '',
  owner: null,
  tags: [],
  is_listed: true,
  applied_at: '2026-03-04T01:00:00Z',
  stage_since: '2026-03-04T01:00:00Z',
  status_since: '2026-03-04T01:00:00Z',
}

const page = (list: CandidateListItem[]) => ({
  list,
  next_cursor: null,
  statistic: {},
  processStatus: [],
  statuses: [],
  is_capped: false,
})

/** Finds 王小明 among social hires only, by any part of the name. */
const finding = answering(listCandidates, ({ query }: Sent) =>
  page(query.origin === '2' && '王小明'.includes(query.keyword ?? '') ? [ming] : []),
)

async function open(user = administrator) {
  const server = serve(answering(accountsApi.getCurrentUser, user), finding)
  const shown = await showScreen(() => <CommandPalette user={user} />)
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const field = await screen.findByPlaceholderText('搜索候选人、手机号、页面…')
  return { server, shown, field }
}

const options = () =>
  [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent ?? '')
const chosen = () => document.querySelector('[aria-selected="true"]')?.textContent ?? ''
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('the search over everything', () => {
  test.each([
    ['⌘K', { key: 'k', metaKey: true }, true],
    ['Ctrl+K in capitals', { key: 'K', ctrlKey: true }, true],
    ['k alone', { key: 'k' }, false],
    ['Ctrl+J', { key: 'j', ctrlKey: true }, false],
  ])('%s opens it: %s', async (_, keys, isOpened) => {
    serve(answering(accountsApi.getCurrentUser, administrator), finding)
    await showScreen(() => <CommandPalette user={administrator} />)
    const isHandled = !fireEvent.keyDown(window, keys)
    expect(isHandled).toBe(isOpened)
    if (isOpened) expect(await screen.findByRole('combobox')).toBeTruthy()
    else expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('offers the screens of the role before anything is typed, and asks for nobody', async () => {
    const { server } = await open(personOf('SysAdmin'))
    expect(options().length).toBeGreaterThan(0)
    expect(options().filter((text) => /^(社招|校招)?候选人/.test(text))).toEqual([])
    expect(server.queriesOf(listCandidates)).toEqual([])
  })

  test('finds candidates of both kinds of hiring, and screens by their titles', async () => {
    const { server, field } = await open()
    type(field, '王')
    await waitFor(() => expect(options()[0]).toContain('王小明'))
    const origins = () => server.queriesOf(listCandidates).map(({ origin }) => origin)
    await waitFor(() => expect(origins().toSorted()).toEqual(['1', '2']))
    type(field, '用户')
    await waitFor(() => expect(options().every((text) => text.includes('用户'))).toBe(true))
  })

  test('is steered with the arrows, which stop at both ends, and Enter goes there', async () => {
    const { shown, field } = await open()
    const [first = '', second = ''] = options()
    expect(chosen()).toBe(first)
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(chosen()).toBe(first)
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(chosen()).toBe(second)
    expect(field.getAttribute('aria-activedescendant')).toBe('palette-1')
    for (let press = 0; press < 40; press++) fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(chosen()).toBe(options().at(-1))
    type(field, '王小明')
    await waitFor(() => expect(options()[0]).toContain('王小明'))
    await waitFor(() => expect(chosen()).toContain('王小明'))
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(shown.address()).toBe('/candidate/detail/7'))
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  test('goes where one clicks', async () => {
    const { shown, field } = await open()
    type(field, '社招候选人')
    await waitFor(() => expect(options()).toHaveLength(1))
    fireEvent.click(document.querySelector('[role="option"]') ?? document.body)
    await waitFor(() => expect(shown.address()).toBe('/candidate/filter/list'))
  })

  test('that finds nothing goes nowhere on Enter', async () => {
    const { shown, field } = await open()
    const before = shown.address()
    type(field, '没有这样的东西')
    await waitFor(() => expect(options()).toEqual([]))
    expect((await screen.findByText(/没有找到“没有这样的东西”/)).getAttribute('role')).toBe('status')
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(shown.address()).toBe(before)
  })

  test.each([
    ['of the generation one is not in', '校招面试场次', '校招 · 面试'],
    ['of the settings', '淘汰原因', '设置 · 标签'],
    ['below an entry of the menu', '单点登录', '设置 · 权限'],
    ['of one’s own, in no group', '登录与安全', ''],
  ])('finds a screen %s: %s', async (_, title, hint) => {
    const { field } = await open()
    type(field, title)
    await waitFor(() => expect(options()).toEqual([`${title}${hint}`]))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('does not say that there is nothing while candidates may still be found', async () => {
    const { server, field } = await open()
    const { promise, resolve } = Promise.withResolvers<void>()
    server.now({ call: listCandidates, respond: (sent) => promise.then(() => finding.respond(sent)) })
    type(field, '没有这样的东西')
    await waitFor(() => expect(options()).toEqual([]))
    await waitFor(() => expect(server.queriesOf(listCandidates)).toHaveLength(2))
    expect(screen.getByRole('status').textContent).toBe('')
    resolve()
    expect(await screen.findByText(/没有找到/)).toBeTruthy()
  })

  test('does not ask for candidates where somebody may not see them', async () => {
    const { server, field } = await open(personOf('SysAdmin'))
    type(field, '王')
    await waitFor(() => expect(options().every((text) => !text.includes('王小明'))).toBe(true))
    expect(server.queriesOf(listCandidates)).toEqual([])
  })

  test('still finds screens when candidates cannot be asked for', async () => {
    const { server, shown, field } = await open()
    server.now(failing(listCandidates, 500))
    type(field, '候选人')
    await waitFor(() => expect(options().some((text) => text.includes('社招候选人'))).toBe(true))
    expect(shown.unhandled).toEqual([])
  })
})
