import type { Cell } from '@bole/accounts/table'
import { type ExportColumn, exportColumns } from '@bole/library/model'
import type { CandidateListItem } from '@bole/pipeline/contract'
import type { FieldGroupName, Language } from '@bole/platform/contract'
import { languages } from '@bole/platform/contract'
import { statuses } from '@bole/processes/model'
import { describe, expect, test } from 'vitest'
import { listed } from '../../testing/listed.ts'
import { cellOf } from './cell-of.ts'

const nothing: ReadonlySet<FieldGroupName> = new Set()
const inChinese = { language: 'zh-CN' as const, hides: nothing }

/** A moment as the clock of whoever runs this has it. */
const local = (moment: string) => {
  const at = new Date(moment)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`
}

const inTable: Record<ExportColumn, Cell> = {
  name: '林岚',
  status: '专业面试 · 未开始',
  position: '后端工程师',
  phone: '13800000001',
  email: 'lin@example.com',
  gender: '女',
  birth_date: '1992-03-04',
  degree: '硕士',
  school: '武汉大学',
  major: '计算机',
  graduated_at: '2015-06',
  employer: '云帆科技',
  job_title: '工程师',
  city: '上海',
  expected_places: '上海 | 杭州',
  skills: 'Java | Kafka',
  station: '上海站',
  source: '内部推荐 · A1',
  owner: '韩梅',
  tags: '重点 | SaaS',
  meeting: local('2026-11-25T07:00:00.000Z'),
  interviewers: '',
  decision: '',
  offer_valid_until: '',
  entry_date: '',
  score: 88.5,
  applied_at: local('2026-11-20T02:00:00.000Z'),
  status_since: local('2026-11-22T02:30:00.000Z'),
}

describe('a column', () => {
  test.each(Object.entries(inTable))('%s is %j in a table', (column, cell) => {
    const known = exportColumns.find((one) => one === column) ?? 'name'
    expect(cellOf(known, listed, inChinese)).toBe(cell)
  })

  test('is empty where nothing is known', () => {
    const bare: CandidateListItem = {
      ...listed,
      basic: {
        ...listed.basic,
        degree_text: '',
        gender: '',
        phone: '',
        email: '',
        birth_date: '',
        expect_location: [],
      },
      graduate: { graduate_date: '' },
      label: { station: '' },
      tracker: null,
      resumeDetail: { id: null, skills: [] },
      owner: null,
      source: 'upload',
      source_code: '',
      tags: [],
    }
    const empty: readonly ExportColumn[] = [
      'phone',
      'email',
      'gender',
      'birth_date',
      'degree',
      'graduated_at',
      'expected_places',
      'skills',
      'station',
      'owner',
      'tags',
      'meeting',
      'interviewers',
      'decision',
      'offer_valid_until',
      'entry_date',
    ]
    for (const column of empty) expect(cellOf(column, bare, inChinese), column).toBe('')
    expect(cellOf('score', bare, inChinese)).toBeNull()
    expect(cellOf('source', bare, inChinese)).toBe('上传')
  })
})

describe('what was agreed on and decided', () => {
  const { tracker } = listed
  const decided = (given: Partial<NonNullable<CandidateListItem['tracker']>>): CandidateListItem => ({
    ...listed,
    tracker: tracker && { ...tracker, ...given },
  })
  const feedback = { action: 'eliminate', tags: ['薪资不符', '经验不足'], text: '再联系' }

  test.each<[Language, string]>([
    ['zh-CN', '淘汰 · 薪资不符 | 经验不足 · 再联系'],
    ['en-US', 'Reject · 薪资不符 | 经验不足 · 再联系'],
    ['pt-BR', 'Reprovar · 薪资不符 | 经验不足 · 再联系'],
    ['zh-TW', '淘汰 · 薪资不符 | 经验不足 · 再联系'],
  ])('our decision reads in %s with its reasons', (language, words) => {
    const item = decided({ company_feedback: feedback })
    expect(cellOf('decision', item, { language, hides: nothing })).toBe(words)
  })

  test('a phone that somebody wrote into it is covered for whoever is kept from contacts', () => {
    const item = decided({ company_feedback: { ...feedback, text: '13800000001' } })
    expect(cellOf('decision', item, { language: 'zh-CN', hides: new Set(['contacts']) })).not.toMatch(/138/)
  })

  test('interviewers and days stand beside', () => {
    const interviewers = ['赵敏', '孙浩'].map((name, id) => ({ id, name, is_first: id === 0 }))
    const item = decided({
      ...(tracker ? { interview: { ...tracker.interview, interviewers } } : {}),
      offer_valid_until: '2026-12-01',
      entry_date: '2026-12-15',
    })
    expect(cellOf('interviewers', item, inChinese)).toBe('赵敏 | 孙浩')
    expect(cellOf('offer_valid_until', item, inChinese)).toBe('2026-12-01')
    expect(cellOf('entry_date', item, inChinese)).toBe('2026-12-15')
  })
})

describe('words of a table', () => {
  test.each<[Language, string, string, string]>([
    ['zh-CN', '硕士', '女', '内部推荐 · A1'],
    ['en-US', 'Master’s', 'Female', 'Referral · A1'],
    ['pt-BR', 'Mestrado', 'Feminino', 'Indicação · A1'],
    ['zh-TW', '碩士', '女', '內部推薦 · A1'],
  ])('are those of %s', (language, degree, gender, source) => {
    const written = { language, hides: nothing }
    expect(cellOf('degree', listed, written)).toBe(degree)
    expect(cellOf('gender', listed, written)).toBe(gender)
    expect(cellOf('source', listed, written)).toBe(source)
  })

  test.each(languages)(
    'name every status there is in %s, by the stage where the step has no title',
    (language) => {
      for (const known of statuses.statuses) {
        const status = {
          status: known.stage,
          process_status: known.step,
          process_detail_status: known.detail,
          name: known.name,
          colour: known.colour,
          title: '',
        }
        const cell = String(cellOf('status', { ...listed, status }, { language, hides: nothing }))
        const [stage = '', name = ''] = cell.split(' · ')
        expect(stage, known.name).not.toBe('')
        // A name that nobody translated is the code itself.
        expect(name, known.name).not.toMatch(/_/)
        expect(name, known.name).not.toBe('')
      }
    },
  )

  test('tell statuses apart that read otherwise at some stages', () => {
    const at = (status: number) => ({ ...listed.status, status, name: 'refused', title: '' })
    const offer = cellOf('status', { ...listed, status: at(5) }, inChinese)
    const screening = cellOf('status', { ...listed, status: at(1) }, inChinese)
    expect(offer).not.toBe(String(screening).replace('初筛', 'Offer 沟通'))
  })
})

describe('for somebody who is kept from contacts', () => {
  const hides: ReadonlySet<FieldGroupName> = new Set(['contacts'])
  const written = { language: 'zh-CN' as const, hides }

  test.each<[ExportColumn, Partial<CandidateListItem['basic']>]>([
    ['employer', { employer: '电话 13800000001' }],
    ['job_title', { job_title: 'mail lin@example.com' }],
    ['city', { city: '手机13800000001' }],
    ['school', { school: '武汉大学 13800000001' }],
    ['major', { major: '13800000001' }],
    ['expected_places', { expect_location: ['13800000001'] }],
  ])('%s has no phone or mail that somebody wrote into it', (column, basic) => {
    const item = { ...listed, basic: { ...listed.basic, ...basic } }
    expect(cellOf(column, item, written)).toContain('•••')
    expect(cellOf(column, item, written)).not.toMatch(/138|example/)
    expect(cellOf(column, item, inChinese)).toMatch(/138|example/)
  })

  test('what is no free word stays as it is', () => {
    for (const column of ['name', 'status', 'position', 'applied_at', 'score'] as const)
      expect(cellOf(column, listed, written)).toBe(cellOf(column, listed, inChinese))
  })
})
