import { resumesApi } from '@bole/resumes/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { changesTo } from './profile-words.tsx'
import { detail, read } from './testing/examples.ts'
import { reader, showFacts } from './testing/show-facts.tsx'

const { correct } = resumesApi
const dated = [
  read('employers.0.employer', '云帆科技', { is_corrected: true, read_value: '云帆' }),
  read('employers.0.title', '工程师', { confidence: 0.4 }),
  read('employers.0.start', '2023-07'),
  read('employers.0.end', 'present'),
  read('employers.0.text', '负责后端'),
  read('schools.0.school', '武汉大学'),
  read('schools.0.degree', 'bachelor'),
  read('schools.0.end', '2019-06'),
]
const lineOf = (text: string) => screen.getByText(text).closest('div')
const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: string, value: string) => fireEvent.change(fieldOf(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const sent = async (server: Awaited<ReturnType<typeof showFacts>>['server'], changes: object[]) =>
  waitFor(() => expect(server.bodiesOf(correct)).toMatchObject([{ version: 4, changes }]))

describe('a life', () => {
  test('reads as a CV, with marks on what was corrected and what is to be checked', async () => {
    await showFacts(detail({ fields: [read('name', '王小明'), ...dated] }))
    expect(lineOf('云帆科技')?.textContent).toBe('2023-07 – 至今 · 工程师 · 云帆科技已更正待核对负责后端')
    expect(lineOf('武汉大学')?.textContent).toBe('2019-06 · 武汉大学 · 本科')
    expect(screen.getByText('工程师').getAttribute('data-unsure')).toBe('true')
    fireEvent.mouseEnter(screen.getByText('2023-07'))
    expect(screen.getByRole('status').textContent).toBe('employers.0.start')
  })

  test('is corrected entry by entry: what changed leaves together', async () => {
    const { server } = await showFacts(detail({ fields: dated }))
    await screen.findByRole('button', { name: '更正 云帆科技' })
    press('更正 云帆科技')
    expect(fieldOf('结束').disabled).toBe(true)
    write('职务', '资深工程师')
    fireEvent.click(screen.getByRole('checkbox', { name: '至今' }))
    write('结束', '2025')
    write('开始', 'July')
    press(/保\s?存/)
    expect(await screen.findByText('请填写年月，如 2023-07')).toBeTruthy()
    write('开始', '2023-08')
    press(/保\s?存/)
    await sent(server, [
      { path: 'employers.0.title', value: '资深工程师' },
      { path: 'employers.0.start', value: '2023-08' },
      { path: 'employers.0.end', value: '2025' },
    ])
  })

  test('that was read where there is none is taken away as a whole', async () => {
    const { server } = await showFacts(detail({ fields: dated }))
    await screen.findByRole('button', { name: '更正 武汉大学' })
    press('更正 武汉大学')
    press('删除此项')
    await sent(server, [
      { path: 'schools.0.school', value: null },
      { path: 'schools.0.degree', value: null },
      { path: 'schools.0.end', value: null },
    ])
  })

  test('of somebody of whom nothing is known is written by hand', async () => {
    const { server } = await showFacts(detail({ resume: null, fields: [read('name', '王小明')] }))
    await screen.findByRole('button', { name: /教育经历/ })
    press(/教育经历/)
    press(/保\s?存/)
    expect(await screen.findByText('请填写这一项')).toBeTruthy()
    write('学校', '武汉大学')
    press(/保\s?存/)
    await sent(server, [{ path: 'schools.0.school', value: '武汉大学' }])
    await waitFor(() => expect(screen.queryByLabelText('学校')).toBeNull())
    press(/手机/)
    const phone = screen.getByLabelText('手机')
    fireEvent.change(phone, { target: { value: '13800000009' } })
    fireEvent.keyDown(phone, { key: 'Enter' })
    await waitFor(() =>
      expect(server.bodiesOf(correct)[1]).toMatchObject({
        changes: [{ path: 'phone', value: '13800000009' }],
      }),
    )
  })

  test('is nothing that somebody who may not edit could add to', async () => {
    await showFacts(detail({ fields: dated }), reader)
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

describe('words', () => {
  test('are written as one list', async () => {
    const { server } = await showFacts()
    await screen.findByRole('button', { name: '更正 技能' })
    press('更正 技能')
    const box = screen.getByRole('combobox')
    fireEvent.change(box, { target: { value: 'Rust，' } })
    press(/保\s?存/)
    await sent(server, [{ path: 'skills.2', value: 'Rust' }])
  })

  test.each([
    [['Java', 'SQL'], []],
    [['SQL'], [{ path: 'skills.0', value: null }]],
    [['SQL', 'Java', ' '], []],
    [
      ['SQL', 'Go'],
      [
        { path: 'skills.0', value: null },
        { path: 'skills.5', value: 'Go' },
      ],
    ],
  ])('%j are kept, taken away and added in their places', (words, changes) => {
    const fields = [read('skills.0', 'Java'), read('skills.1', 'SQL'), read('skills.4', null)]
    expect(changesTo('skills', fields, words)).toEqual(changes)
  })
})
