import { accountsApi } from '@bole/accounts/contract'
import { recruiterWho } from '@bole/accounts/testing'
import { libraryApi } from '@bole/library/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import CandidateList from '../candidate-list.tsx'
import { application, around, page } from '../testing/examples.ts'

const begun = { id: 1, progress_id: 2, total: 2, done: 2, refused: [] }

const may = recruiterWho('candidates.view', 'candidates.edit', 'candidates.export', 'pipeline.move')
const mayNot = recruiterWho('candidates.view', 'candidates.edit', 'pipeline.move')

const show = async (total: number, user = may, address = '/candidate/filter/list') => {
  const list = Array.from({ length: total }, (_, at) => application(at + 1))
  const server = serve(
    ...around,
    answering(accountsApi.getCurrentUser, user),
    answering(pipelineApi.listCandidates, page(list), total),
    answering(libraryApi.exportExcel, begun),
    answering(libraryApi.exportPdf, begun),
  )
  await showScreen(CandidateList, address)
  return server
}
const dialogOf = async (title: string) =>
  within((await screen.findByText(title)).closest<HTMLElement>('[role=dialog]') ?? document.body)
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: /导\s?出$/ })
/** It can be pressed once the list has come. */
const press = async () => {
  await waitFor(async () => expect((await button()).disabled).toBe(false))
  fireEvent.click(await button())
}

beforeEach(() => localStorage.clear())

describe('taking the list out as a file', () => {
  test('asks for what it shows, with the columns that are seen', async () => {
    const server = await show(2, may, '/candidate/filter/list?keyword=Java&cols=status,contact')
    await press()
    const dialog = await dialogOf('导出 2 位候选人')
    fireEvent.click(dialog.getByRole('button', { name: '开始导出' }))
    await waitFor(() =>
      expect(server.bodiesOf(libraryApi.exportExcel)).toMatchObject([
        {
          chosen: { conditions: { keyword: 'Java', origin: 2 }, people: null },
          columns: ['name', 'status', 'phone', 'email'],
        },
      ]),
    )
  })

  test('can be in our own layout instead', async () => {
    const server = await show(1)
    await press()
    const dialog = await dialogOf('导出 1 位候选人')
    fireEvent.click(dialog.getByRole('radio', { name: /简历 PDF/ }))
    expect(dialog.queryByRole('group', { name: '列' })).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: '开始导出' }))
    await waitFor(() => expect(server.bodiesOf(libraryApi.exportPdf)).toHaveLength(1))
  })

  test('is not offered of an empty list', async () => {
    await show(0)
    expect(await button()).toHaveProperty('disabled', true)
  })

  test('is not offered to whoever may not', async () => {
    await show(2, mayNot)
    await screen.findByText('候选人1')
    expect(screen.queryByRole('button', { name: /导\s?出$/ })).toBeNull()
  })
})
