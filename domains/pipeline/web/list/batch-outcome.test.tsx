import { pipelineApi } from '@bole/pipeline/contract'
import {
  type Answering,
  answering,
  pickOption,
  refusing,
  serve,
  showScreen,
} from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import CandidateList from '../candidate-list.tsx'
import { application, around, page, statusOf } from '../testing/examples.ts'

const { listCandidates, giveFeedbackToMany, changePosition, transfer } = pipelineApi
const { restoreApplications, undo } = pipelineApi

const two = page([application(1), application(2, { version: 4 })])
const gone = { status: statusOf(1, 40, 41) }
const twoEnded = answering(listCandidates, page([application(1, gone), application(2, gone)]), 2)
const batchId = '5e0e4c5c-7d0b-4ab2-9a33-6a3a3f1f5f01'
const outcome = { batch_id: batchId, done: 2, refused: [] }

beforeEach(() => localStorage.clear())

/** The list with its first two candidates chosen. */
const choose = async (query = '', ...more: Answering[]) => {
  const server = serve(...around, answering(listCandidates, two, 2), ...more)
  const shown = await showScreen(CandidateList, `/candidate/filter/list${query}`)
  for (const id of [1, 2]) fireEvent.click(await screen.findByLabelText(`选择 候选人${id}`))
  await screen.findByText('已选 2 人')
  return { ...shown, server }
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

describe('before a batch', () => {
  test('handing over says who is left out, because their application has ended', async () => {
    const one = page([application(1, gone), application(2, { version: 4 })])
    const { server } = await choose('', answering(listCandidates, one, 2), answering(transfer, outcome))
    await press(/^转\s?交$/)
    expect(await screen.findByText('转交候选人')).toBeTruthy()
    expect(screen.getByText('将处理 1 位：候选人2')).toBeTruthy()
    expect(screen.getByText('跳过 1 位（流程已结束，请先恢复）：候选人1')).toBeTruthy()
    await pickOption('负责人', '李雷')
    await press(/^确\s?定$/)
    await waitFor(() =>
      expect(server.bodiesOf(transfer)).toEqual([
        { applications: [{ post_id: 2, version: 4 }], owner_id: 4 },
      ]),
    )
  })

  test('a decision says before whom it is about and whom it skips, sends the former, and says what was done', async () => {
    const one = page([application(1, gone), application(2, { version: 4 })])
    const answer = answering(giveFeedbackToMany, { ...outcome, done: 1 })
    const { server } = await choose('', answering(listCandidates, one, 2), answer)
    await press(/^淘\s?汰$/)
    expect(await screen.findByText('淘汰 1 位候选人')).toBeTruthy()
    expect(screen.getByText('将处理 1 位：候选人2')).toBeTruthy()
    expect(screen.getByText('跳过 1 位（流程已结束，请先恢复）：候选人1')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('说明'), { target: { value: '谢谢' } })
    fireEvent.click(screen.getAllByRole('button', { name: /^淘\s?汰$/ }).at(-1) ?? document.body)
    expect(await screen.findByText(/1 位候选人 已淘汰/)).toBeTruthy()
    expect(server.bodiesOf(giveFeedbackToMany)).toMatchObject([
      { applications: [{ post_id: 2, version: 4 }] },
    ])
  })

  test('of who have ended nothing is offered that cannot be done with them', async () => {
    await choose('', twoEnded)
    await screen.findByRole('button', { name: /^恢\s?复$/ })
    for (const name of [/^转\s?交$/, '更换职位', '切换流程…', /^通\s?过$/, /^淘\s?汰$/])
      expect(screen.queryByRole('button', { name }), String(name)).toBeNull()
  })
})

describe('what came of it', () => {
  test('can be taken back as a whole from its toast', async () => {
    const { server } = await choose(
      '',
      twoEnded,
      answering(restoreApplications, outcome),
      answering(undo, outcome),
    )
    await press(/^恢\s?复$/)
    await press(/^撤\s?销$/)
    expect(await screen.findByText('已撤销')).toBeTruthy()
    expect(server.bodiesOf(undo)).toEqual([{ batch_id: batchId }])
    await waitFor(() => expect(screen.queryByText(/2 位候选人 已恢复/)).toBeNull())
  })

  test('somebody who could not be moved is named with the reason; nothing done offers nothing to undo', async () => {
    const refused = [
      { post_id: 1, name: '候选人1', code: 'stale' },
      { post_id: 2, name: '', code: 'not_found' },
    ]
    await choose('', twoEnded, answering(restoreApplications, { ...outcome, done: 0, refused }))
    await press(/^恢\s?复$/)
    expect(await screen.findAllByText('2 位候选人未能处理')).not.toEqual([])
    expect(screen.getByText('候选人1: 刚刚被他人处理，请查看最新状态后重试')).toBeTruthy()
    expect(screen.getByText('2: 记录不存在或无权查看')).toBeTruthy()
    expect(screen.queryByText(/已恢复/)).toBeNull()
  })

  test('a refusal of the whole leaves the dialog and the selection as they are', async () => {
    const { unhandled } = await choose(
      '',
      refusing(changePosition, 'position_closed', { message: '职位未开放' }),
    )
    await press('更换职位')
    await pickOption('职位', '数据分析师')
    await press(/^确\s?定$/)
    await waitFor(() => expect(unhandled).toMatchObject([{ code: 'position_closed' }]))
    expect(screen.getByText('为候选人更换职位')).toBeTruthy()
    expect(screen.getByText('已选 2 人')).toBeTruthy()
  })
})
