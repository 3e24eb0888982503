import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { type RequisitionListItem, requisitionsApi } from '@bole/requisitions/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { AskDrawer } from './ask-drawer.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PlacesBar } from './places-bar.tsx'
import { RecordButtons } from './record-buttons.tsx'
import { StateChip } from './state-chip.tsx'

const { changeRequisition, withdrawRequisition, viewRequisition, linkPositions } = requisitionsApi

const none = { edit: false, approve: false, refuse: false, withdraw: false, link: false }
const one: RequisitionListItem = {
  ...{ id: 7, origin: 2, title: '后端工程师', department: null, state: 'asked', head_count: 4 },
  ...{ filled_count: 0, left_count: 4, is_filled: false, budget: 80_000_000, currency: 'CNY', reason: '' },
  ...{ wanted_by: null, asked_by: null, asked_at: '2026-11-01T00:00:00.000Z', decided_by: null },
  ...{ decided_at: null, decision_reason: '', version: 3, can: none },
}
const inFull = { ...one, positions: [], hidden_position_count: 0 }

describe('the state', () => {
  test.each<[Partial<RequisitionListItem>, string]>([
    [{ state: 'asked' }, '待审批'],
    [{ state: 'approved' }, '已批准'],
    [{ state: 'approved', is_filled: true }, '已招满'],
    [{ state: 'refused' }, '未批准'],
    [{ state: 'withdrawn' }, '已撤回'],
  ])('of %j is said: %s', async (more, words) => {
    serve()
    await showScreen(() => <StateChip requisition={{ ...one, ...more }} />)
    expect(await screen.findByText(words)).toBeTruthy()
  })
})

describe('the places', () => {
  test.each<[Partial<RequisitionListItem>, string]>([
    [{}, '需要 4 人'],
    [{ state: 'refused' }, '需要 4 人'],
    [{ state: 'approved', filled_count: 1, left_count: 3 }, '已入职 1 / 4，还差 3 人'],
    [{ state: 'approved', filled_count: 4, left_count: 0 }, '已入职 4 / 4，还差 0 人'],
  ])('of %j are said: %s', async (more, words) => {
    serve()
    await showScreen(() => <PlacesBar requisition={{ ...one, ...more }} />)
    expect(await screen.findByText(words)).toBeTruthy()
  })
})

describe('the buttons of a record', () => {
  test.each<[Partial<RequisitionListItem['can']>, string[]]>([
    [{}, []],
    [{ withdraw: true, edit: true }, ['撤回', '编辑']],
    [{ approve: true, refuse: true }, ['不批准', '批准']],
    [{ link: true }, ['关联职位']],
  ])('with %j are %j', async (can, words) => {
    serve()
    await showScreen(() => (
      <>
        <RecordButtons requisition={{ ...inFull, can: { ...none, ...can } }} />
        <hr aria-label="end" />
      </>
    ))
    await screen.findByLabelText('end')
    const shown = screen.queryAllByRole('button').map(({ textContent }) => textContent?.replace(/\s/g, ''))
    expect(shown).toEqual(words)
  })

  test('withdraw only after asking', async () => {
    const server = serve(answering(withdrawRequisition, { id: 7, version: 4, state: 'withdrawn' }))
    await showScreen(() => <RecordButtons requisition={{ ...inFull, can: { ...none, withdraw: true } }} />)
    fireEvent.click(await screen.findByRole('button', { name: /撤\s?回/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(server.bodiesOf(withdrawRequisition)).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: /撤\s?回/ }))
    expect(await screen.findByText('需求「后端工程师」已撤回')).toBeTruthy()
    expect(server.bodiesOf(withdrawRequisition)).toEqual([{ id: 7, version: 3 }])
  })
})

test('whoever is kept from salaries changes a requisition without its budget', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, { ...administrator, hides: ['salary'] }),
    answering(accountsApi.listDepartments, { list: [] }),
    answering(changeRequisition, { id: 7, version: 4, state: 'asked' }),
  )
  const mine = { ...one, budget: null, can: { ...none, edit: true } }
  await showScreen(() => <AskDrawer origin={2} requisition={mine} onClose={() => undefined} />)
  fireEvent.change(await screen.findByLabelText('岗位名称'), { target: { value: '前端工程师' } })
  await waitFor(() => expect(screen.queryByLabelText('年度预算')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() => expect(server.bodiesOf(changeRequisition)).toHaveLength(1))
  const [body] = server.bodiesOf(changeRequisition)
  expect(body).toMatchObject({ id: 7, version: 3, title: '前端工程师' })
  expect(body).not.toHaveProperty('budget')
})

test('why a position cannot be linked is said in the dialog', async () => {
  serve(
    answering(viewRequisition, { requisition: { ...inFull, state: 'approved' } }),
    answering(positionsApi.getParams, { themes: [], city_list: [], process_list: [], degree_list: [] }),
    refusing(linkPositions, 'linked_elsewhere', { message: '职位「工程师」已关联其他需求' }),
  )
  await showScreen(() => <LinkDialog requisition={one} onClose={() => undefined} />)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('combobox')
  fireEvent.click(dialog.getByRole('button', { name: /保\s?存/ }))
  expect((await dialog.findByRole('alert')).textContent).toContain('职位「工程师」已关联其他需求')
})
