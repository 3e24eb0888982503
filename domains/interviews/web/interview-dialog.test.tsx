import { interviewsApi } from '@bole/interviews/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { InterviewDialog } from './interview-dialog.tsx'
import { fieldsOf, inputOf } from './interview-fields.ts'
import { saveFile } from './save-file.ts'
import { meeting, over, usual } from './testing/examples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('what is filled in', () => {
  test('of one that stands says the same again', () => {
    expect(inputOf(fieldsOf(meeting))).toEqual({
      ...{ interviewTime: meeting.interviewTime, endTime: meeting.endTime, interviewer_ids: [3] },
      ...{ deputy_ids: [], manager_ids: [], address: meeting.address, tells_candidate: true },
    })
    expect(inputOf(fieldsOf(over)).address.invite_type).toBe(1)
  })

  test('keeps no deputy who does not interview', () => {
    const fields = { ...fieldsOf(meeting), interviewer_ids: [3, 4], deputy_ids: [4, 9] }
    expect(inputOf(fields).deputy_ids).toEqual([4])
  })

  test('of nothing yet is nothing', () => {
    expect(inputOf({})).toMatchObject({ interviewTime: '', interviewer_ids: [], address: { invite_type: 2 } })
  })
})

const showDialog = async (interview?: typeof meeting) => {
  const Shown = () => (
    <InterviewDialog origin={2} {...(interview ? { interview } : {})} onClose={() => undefined} />
  )
  await showScreen(Shown, '/interview/list', '/interview/list')
}

test('a new one asks for candidates, a time and people', async () => {
  const none = {
    list: [],
    next_cursor: null,
    statistic: {},
    processStatus: [],
    statuses: [],
    is_capped: false,
  }
  const server = serve(...usual, answering(pipelineApi.listCandidates, none, 0))
  await showDialog()
  fireEvent.click(await screen.findByRole('button', { name: '安排面试' }))
  expect(await screen.findByText('请选择候选人')).toBeTruthy()
  expect(screen.getByText('请填写开始和结束时间')).toBeTruthy()
  expect(screen.getByText('请选择面试官')).toBeTruthy()
  expect(server.bodiesOf(interviewsApi.create)).toEqual([])
})

test('what is in the way is shown while it is filled in', async () => {
  const taken = { interviewTime: '2030-03-04T02:30:00.000Z', endTime: '2030-03-04T03:30:00.000Z' }
  const busy = answering(interviewsApi.findConflicts, {
    people: [{ user: { id: 3, name: '陈晨' }, ...taken }],
    rooms: [{ room: '会议室 3', ...taken }],
  })
  serve(...usual.slice(0, 4), busy)
  await showDialog(meeting)
  expect(await screen.findByText(/^陈晨 在 .* 已有面试$/)).toBeTruthy()
  expect(screen.getByText(/^会议室 3 在 .* 已有面试$/)).toBeTruthy()
})

test('online needs no room', async () => {
  serve(...usual)
  await showDialog(over)
  expect(await screen.findByLabelText('接待说明')).toBeTruthy()
  expect(screen.queryByLabelText('面试房间')).toBeNull()
})

describe('a file that is asked for', () => {
  const answerWith = (response: Response) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => response),
    )

  test('is saved under the name it is sent with', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    const names: string[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
    )
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent('面试列表.xlsx')}`
    answerWith(new Response('PK', { headers: { 'content-disposition': disposition } }))
    expect(await saveFile(interviewsApi.exportExcel, {})).toBeNull()
    expect(names).toEqual(['面试列表.xlsx'])
    clicked.mockRestore()
  })

  test('or says why there is none', async () => {
    answerWith(Response.json({ status: 'error', message: '请缩小范围' }))
    expect(await saveFile(interviewsApi.exportExcel, {})).toBe('请缩小范围')
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new Error('offline'))),
    )
    expect(await saveFile(interviewsApi.exportExcel, {})).toBe('')
  })
})
