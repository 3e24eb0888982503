import { parseAdministrationApi } from '@bole/parse-administration/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { broken, file, shell } from '../testing/examples.ts'
import FileList from './file-list.tsx'
import FilePage from './file-page.tsx'

const { listFiles, getFileInfo, listSteps, readFilesAgain } = parseAdministrationApi
const rowOf = (text: string) => within(screen.getByText(text).closest('tr') ?? document.body)

describe('the files that were read', () => {
  test('stand by their number where one may not know their name, with how their reading went', async () => {
    serve(...shell, answering(listFiles, { list: [file, broken], reader: 1 }, 2))
    await showScreen(FileList, '/operator/parse/list')
    await screen.findByText('文件 #3')
    expect(rowOf('文件 #3').getByText('早期版本')).toBeTruthy()
    expect(rowOf('王强.docx').getByText('有密码保护')).toBeTruthy()
    expect(rowOf('王强.docx').getByText('1.2 秒')).toBeTruthy()
    expect(rowOf('王强.docx').getByText('待确认')).toBeTruthy()
    expect(screen.getByText('文件 #3').closest('a')?.getAttribute('href')).toBe('/operator/parse/3')
  })

  test('say what would be here where nothing was read', async () => {
    serve(...shell, answering(listFiles, { list: [], reader: 1 }, 0))
    await showScreen(FileList, '/operator/parse/list')
    expect(await screen.findByText('还没有识别过的文件')).toBeTruthy()
  })
})

describe('one file', () => {
  const reading = {
    ...{
      id: 5,
      cause: 'arrival' as const,
      state: 'read' as const,
      reason: null,
      reader: 1,
      document_kind: 'pdf',
    },
    ...{ is_scan: false, found: 18, doubtful: 2, took_ms: 340, create_time: '2026-11-20T02:00:00.000Z' },
  }
  const newer = {
    ...{ id: 9, state: 'open' as const, reason: null, reader: 1, found: 0, changed: 1, gone: 0 },
    ...{ ask_time: '2026-11-21T02:00:00.000Z', can: { compare: false } },
    fields: [
      {
        path: 'city',
        label: 'city',
        kind: 'changed' as const,
        before_confidence: 0.4,
        after_confidence: 0.9,
      },
      { path: 'name', label: 'name', kind: 'same' as const, before_confidence: 0.9, after_confidence: 0.9 },
    ],
  }
  const report = { id: 1, text: '城市不对', is_done: 0, answer: '', create_time: '2026-11-20T03:00:00.000Z' }

  test('tells its readings, the steps of each once opened, complaints, and which fields differ', async () => {
    serve(
      ...shell,
      answering(getFileInfo, { file, readings: [reading], reports: [report], newer }),
      answering(listSteps, {
        list: [
          { place: 1, step: 'recognise', took_ms: 4, outcome: 'done' },
          { place: 2, step: 'extract', took_ms: 336, outcome: 'timed_out' },
        ],
      }),
    )
    await showScreen(FilePage, '/operator/parse/3')
    expect(await screen.findByText('城市不对')).toBeTruthy()
    expect(screen.getByText(/具体内容只有该机构的人员能看到/)).toBeTruthy()
    expect(rowOf('所在城市').getByText('40 %')).toBeTruthy()
    expect(screen.queryByText('姓名')).toBeNull()
    fireEvent.click(screen.getByText('收到简历'))
    expect(await screen.findByText(/判断文件类型 · 4 毫秒/)).toBeTruthy()
    expect(screen.getByText(/提取文字 · 336 毫秒 · 识别超时/)).toBeTruthy()
  })

  test('is read again at a click, and what cannot be says why', async () => {
    const refused = [{ title: '渡光 #3', message: '这份文件已在重新识别' }]
    const server = serve(
      ...shell,
      answering(getFileInfo, { file, readings: [reading], reports: [], newer: null }),
      answering(readFilesAgain, { done: 0, refused }),
    )
    await showScreen(FilePage, '/operator/parse/3')
    fireEvent.click(await screen.findByRole('button', { name: '用新版重新识别' }))
    await waitFor(() => expect(server.bodiesOf(readFilesAgain)).toEqual([{ ids: [3] }]))
    expect(await screen.findByText('这份文件已在重新识别')).toBeTruthy()
  })
})
