import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { type Answering, answering, failing, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { type Process, processesApi } from '@bole/processes/contract'
import { stepsFor, type WantedStep } from '@bole/processes/model'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import ProcessList from './process-list.tsx'
import { StageOrder } from './stage-order.tsx'

const { listProcesses, viewProcess, createProcess, updateProcess, copyProcess, deleteProcess } = processesApi

const process = (id: number, more: Partial<Process> = {}): Process => ({
  id,
  origin: 2,
  name: `流程 ${id}`,
  stages: [1, 14, 12, 5, 6],
  steps: [1, 14, 12, 5, 6].map((stage) => ({ id: stage, stage, title: '' })),
  is_default: false,
  isDeleted: 0,
  position_count: 4,
  open_count: 2,
  version: 7,
  create_time: '2026-11-01T00:00:00.000Z',
  can: { edit: true, make_default: true, copy: true, delete: true, restore: false },
  ...more,
})

async function show(more: Answering[] = [], at = '/config/process/list/2', user = administrator) {
  const server = serve(
    answering(accountsApi.getCurrentUser, user),
    answering(listProcesses, { list: [process(3)] }, 1),
    answering(viewProcess, { process: process(3) }),
    ...more,
  )
  const pattern = at.startsWith('/config2')
    ? '/config2/process2/list/{origin}'
    : '/config/process/list/{origin}'
  return { server, shown: await showScreen(ProcessList, at, pattern) }
}
const press = async (words: RegExp) => {
  const found = await screen.findAllByText(words)
  fireEvent.click(found.at(-1)?.closest('button, [role=menuitem]') ?? document.body)
}
const openMenu = async () => fireEvent.click(await screen.findByRole('button', { name: /更多操作/ }))

describe('what a row can do', () => {
  test('is said when it is done', async () => {
    const { server } = await show([
      answering(updateProcess, { id: 3, version: 8 }),
      answering(copyProcess, { id: 9, name: '流程 3 (2)' }),
      answering(deleteProcess, { id: 3, isDeleted: 1 }),
    ])
    await openMenu().then(() => press(/^设为默认$/))
    expect(await screen.findByText('「流程 3」已设为默认流程，新职位将使用它')).toBeTruthy()
    expect(server.bodiesOf(updateProcess)).toEqual([{ id: 3, version: 7, is_default: true }])
    await openMenu().then(() => press(/^复\s?制$/))
    expect(await screen.findByText('已复制为「流程 3 (2)」')).toBeTruthy()
    await openMenu().then(() => press(/^删\s?除$/))
    expect(await screen.findByText('流程已删除，可在列表末尾恢复')).toBeTruthy()
    expect(server.queriesOf(deleteProcess)).toEqual([{ id: '3' }])
  })

  test('is not said when it was refused; the list is asked for anew', async () => {
    const { server, shown } = await show([refusing(updateProcess, 'stale', { message: '刚刚被修改' })])
    await openMenu().then(() => press(/^设为默认$/))
    await waitFor(() => expect(shown.unhandled).toMatchObject([{ code: 'stale' }]))
    await waitFor(() => expect(server.queriesOf(listProcesses)).toHaveLength(2))
    expect(screen.queryByText(/已设为默认流程/)).toBeNull()
  })

  test('is only what may be done', async () => {
    const locked = { edit: false, make_default: false, copy: false, delete: false, restore: false }
    const reader = { ...administrator, role: { name: 'User2' as const, title: 'hiring_manager' } }
    await show([answering(listProcesses, { list: [process(3, { can: locked })] }, 1)], undefined, reader)
    const row = (await screen.findByText('流程 3')).closest('tr')
    expect(row?.querySelectorAll('button')).toHaveLength(0)
    expect(screen.queryByText('新建流程')).toBeNull()
    expect(row?.textContent).toContain('2 个开放 / 共 4 个')
  })
})

describe('the kind of hiring', () => {
  test.each([
    ['/config/process/list/2', '2'],
    ['/config/process/list/1', '1'],
    ['/config2/process2/list/1', '1'],
    ['/config2/process2/list/9', '1'],
    ['/config/process/list/abc', '2'],
  ])('at %s is %s', async (at, origin) => {
    const { server } = await show([], at)
    await screen.findByText('流程 3')
    expect(server.queriesOf(listProcesses)[0]).toMatchObject({ origin })
  })

  test.each([
    ['/config/process/list/2', [1, 14, 12, 5, 6]],
    ['/config2/process2/list/1', [1, 16, 3, 15, 12, 5, 6]],
  ])('at %s begins a new process with its own stages', async (at, stages) => {
    const { server } = await show([answering(createProcess, { id: 10 })], at)
    await press(/新建流程/)
    fireEvent.change(await screen.findByLabelText('流程名称'), { target: { value: '急招' } })
    await press(/^保\s?存$/)
    expect(await screen.findByText('流程已保存')).toBeTruthy()
    expect(server.bodiesOf(createProcess)).toEqual([
      {
        origin: at.endsWith('1') ? 1 : 2,
        name: '急招',
        steps: stages.map((stage) => ({ stage, title: '' })),
      },
    ])
  })
})

describe('the dialog', () => {
  test('names what somebody else changed, keeps what was typed, and saves it where that is wanted', async () => {
    const { server } = await show([refusing(updateProcess, 'stale', { message: '刚刚被修改' })])
    await press(/^编\s?辑$/)
    const name = await screen.findByLabelText<HTMLInputElement>('流程名称')
    fireEvent.change(name, { target: { value: '我的流程' } })
    server.now(
      answering(viewProcess, {
        process: process(3, {
          version: 8,
          steps: [1, 12, 5, 6].map((stage) => ({ id: stage, stage, title: '' })),
        }),
      }),
    )
    await press(/^保\s?存$/)
    expect(await screen.findByText('已变化：阶段')).toBeTruthy()
    expect(name.value).toBe('我的流程')
    server.now(answering(updateProcess, { id: 3, version: 9 }))
    await press(/保留我的修改/)
    await press(/^保\s?存$/)
    expect(await screen.findByText('流程已保存')).toBeTruthy()
    expect(server.bodiesOf(updateProcess)).toMatchObject([{ version: 7 }, { version: 8, name: '我的流程' }])
  })

  test.each([
    [
      'a rule',
      refusing(updateProcess, 'stage_in_use', { message: '阶段中还有候选人' }),
      '阶段中还有候选人',
      '阶段',
    ],
    [
      'the server',
      failing(updateProcess, 422, { message: '无效', errors: [{ path: 'name', message: '名称太长' }] }),
      '名称太长',
      '流程名称',
    ],
  ])('shows what %s says no to at its field', async (_, answer, words, label) => {
    await show([answer])
    await press(/^编\s?辑$/)
    await screen.findByLabelText('流程名称')
    await press(/^保\s?存$/)
    const said = await screen.findByText(words)
    expect(said.closest('.ant-form-item')?.querySelector('label')?.textContent).toBe(label)
    await waitFor(() => expect(said.closest('.ant-form-item')?.contains(document.activeElement)).toBe(true))
  })

  test('asks before what is typed is lost', async () => {
    await show()
    await press(/^编\s?辑$/)
    fireEvent.change(await screen.findByLabelText('流程名称'), { target: { value: '我的流程' } })
    await press(/^取\s?消$/)
    expect(await screen.findByText('尚未保存的修改将会丢失。')).toBeTruthy()
    await press(/^放弃修改$/)
    await waitFor(() => expect(screen.queryByLabelText('流程名称')).toBeNull())
  })

  test('stays open when the connection is lost, so that saving can be tried again', async () => {
    const { server } = await show([failing(updateProcess, null)])
    await press(/^编\s?辑$/)
    await screen.findByLabelText('流程名称')
    await press(/^保\s?存$/)
    expect(await screen.findByText('未能保存，请检查网络后重试')).toBeTruthy()
    server.now(answering(updateProcess, { id: 3, version: 8 }))
    await press(/^保\s?存$/)
    expect(await screen.findByText('流程已保存')).toBeTruthy()
    await waitFor(() => expect(screen.queryByLabelText('流程名称')).toBeNull())
  })

  test('can be left, and nothing is sent', async () => {
    const { server } = await show()
    await press(/^编\s?辑$/)
    await screen.findByLabelText('流程名称')
    await press(/^取\s?消$/)
    await waitFor(() => expect(screen.queryByLabelText('流程名称')).toBeNull())
    expect(server.bodiesOf(updateProcess)).toEqual([])
  })
})

describe('stages in their order', () => {
  function Order({ first }: { readonly first: readonly number[] }) {
    const [steps, setSteps] = useState<readonly WantedStep[]>(stepsFor(first))
    return (
      <>
        <StageOrder value={steps} onChange={setSteps} />
        <output>{steps.map(({ stage, title }) => title || stage).join(' ')}</output>
      </>
    )
  }
  const order = () => document.querySelector('output')?.textContent
  const click = (label: string) => fireEvent.click(screen.getByLabelText(label))

  test('are moved, taken out and put back at the end; screening stays first', async () => {
    serve()
    await showScreen(() => <Order first={[1, 14, 12]} />)
    expect(screen.queryByLabelText('上移第 1 个阶段')).toBeNull()
    expect(screen.getByLabelText('上移第 2 个阶段')).toHaveProperty('disabled', true)
    expect(screen.getByLabelText('下移第 3 个阶段')).toHaveProperty('disabled', true)
    click('上移第 3 个阶段')
    expect(order()).toBe('1 12 14')
    click('移除第 2 个阶段')
    expect(order()).toBe('1 14')
    const add = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '面试')
    fireEvent.click(add ?? document.body)
    expect(order()).toBe('1 14 12')
  })

  test('come in several rounds with titles of their own, which move with them', async () => {
    serve()
    await showScreen(() => <Order first={[1, 12, 5]} />)
    const buttonOf = (stage: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === stage)
    expect(buttonOf('Offer')).toBeUndefined()
    fireEvent.click(buttonOf('面试') ?? document.body)
    expect(order()).toBe('1 12 面试 2 5')
    fireEvent.change(screen.getByLabelText('第 3 个阶段的名称'), { target: { value: '综合面试' } })
    expect(order()).toBe('1 12 综合面试 5')
    click('上移第 3 个阶段')
    expect(order()).toBe('1 综合面试 12 5')
  })

  test('that are dragged nowhere, or onto the first, stay', () => {
    render(<Order first={[1, 14, 12]} />)
    const rows = [...document.querySelectorAll('li')]
    const [first = document.body, second = document.body] = rows
    fireEvent.dragStart(second)
    fireEvent.dragEnd(second)
    expect(order()).toBe('1 14 12')
    fireEvent.dragStart(second)
    fireEvent.dragOver(first)
    fireEvent.dragEnd(second)
    expect(order()).toBe('1 14 12')
    expect(first.getAttribute('draggable')).toBe('false')
  })
})
