import type { FieldGroupName } from '@bole/platform/contract'
import type { Profile } from '@bole/resumes/profiles'
import { describe, expect, test } from 'vitest'
import { printOf } from './print-of.ts'

const nobody: Profile = {
  id: 1,
  name: null,
  gender: null,
  phone: null,
  email: null,
  birth_date: null,
  city: null,
  expected_places: [],
  expected_position: null,
  degree: null,
  school: null,
  major: null,
  graduated_at: null,
  employer: null,
  job_title: null,
  schools: [],
  employers: [],
  projects: [],
  skills: [],
  languages: [],
}

const lin: Profile = {
  ...nobody,
  name: '林岚',
  gender: 'female',
  phone: '13800000001',
  email: 'lin@example.com',
  birth_date: '1992-03-04',
  city: '上海',
  expected_places: ['上海', '杭州'],
  expected_position: '架构师',
  degree: 'master',
  employer: '云帆科技',
  job_title: '工程师',
  schools: [{ school: '武汉大学', degree: 'master', major: '计算机', start: '2011-09', end: '2015-06' }],
  employers: [
    {
      employer: '云帆科技',
      title: '工程师',
      start: '2015-07',
      end: 'present',
      text: '负责消息队列，联系 13800000001',
    },
  ],
  projects: [{ name: '网关', role: '负责人', start: null, end: '2020-01', text: null }],
  skills: ['Java', 'Kafka'],
  languages: ['英语'],
}

const nothing: ReadonlySet<FieldGroupName> = new Set()

describe('a résumé in our own layout', () => {
  test('has a life in its order, with words in the language of whoever prints it', () => {
    expect(printOf(lin, { language: 'zh-CN', hides: nothing })).toEqual({
      name: '林岚',
      headline: '工程师 · 云帆科技',
      contact: ['13800000001', 'lin@example.com'],
      facts: ['女', '1992-03-04', '硕士', '上海'],
      sections: [
        {
          title: '工作经历',
          entries: [
            {
              title: '云帆科技',
              when: '2015-07 – 至今',
              detail: '工程师',
              text: '负责消息队列，联系 13800000001',
            },
          ],
        },
        { title: '项目经历', entries: [{ title: '网关', when: '2020-01', detail: '负责人', text: '' }] },
        {
          title: '教育经历',
          entries: [{ title: '武汉大学', when: '2011-09 – 2015-06', detail: '硕士 · 计算机', text: '' }],
        },
      ],
      lists: [
        { title: '技能', items: ['Java', 'Kafka'] },
        { title: '语言', items: ['英语'] },
        { title: '期望', items: ['架构师', '上海', '杭州'] },
      ],
    })
  })

  test.each([
    ['en-US', 'Experience', '2015-07 – present', 'Female'],
    ['pt-BR', 'Experiência', '2015-07 – atual', 'Feminino'],
    ['zh-TW', '工作經歷', '2015-07 – 至今', '女'],
  ] as const)('reads in %s', (language, title, when, gender) => {
    const printed = printOf(lin, { language, hides: nothing })
    expect(printed.sections[0]?.title).toBe(title)
    expect(printed.sections[0]?.entries[0]?.when).toBe(when)
    expect(printed.facts[0]).toBe(gender)
  })

  test('of somebody of whom nothing is known has no headings', () => {
    expect(printOf(nobody, { language: 'zh-CN', hides: nothing })).toEqual({
      name: '',
      headline: '',
      contact: [],
      facts: [],
      sections: [],
      lists: [],
    })
  })
})

describe('what is hidden from whoever prints', () => {
  test.each<[FieldGroupName, RegExp]>([
    ['contacts', /138|example/],
    ['birth', /1992/],
  ])('%s is nowhere in it', (group, secret) => {
    const all = JSON.stringify(printOf(lin, { language: 'zh-CN', hides: nothing }))
    const some = JSON.stringify(printOf(lin, { language: 'zh-CN', hides: new Set([group]) }))
    expect(all).toMatch(secret)
    expect(some).not.toMatch(secret)
    expect(some).toContain('云帆科技')
  })
})
