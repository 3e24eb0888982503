import { describe, expect, it } from 'vitest'
import { parseResume } from '../parse-resume.ts'
import { documentOf } from '../text/lines-of.fixture.ts'

const text = [
  ...['张伟', '邮箱: zhangwei@example.com', '求职意向: 会计 / 出纳', '年龄: 28'],
  ...['教育背景', '2012.09-2016.06\t江南大学\t会计学\t本科'],
  ...['工作经历', '2019.03-2023.05\t青禾科技有限公司\t会计', '2018.03-2018.07\t星火商贸\t出纳'],
  ...['项目经历', '2020.03-2020.06\t税务系统'],
  ...['专业技能', 'Excel、用友、Zoho'],
  ...['语言能力', '英语(流利)、CET-6'],
]
const read = (isSeen: boolean) =>
  parseResume({ ...documentOf(...text), isSeen }, { today: new Date('2026-01-01') })
const isSure = (one: { confidence: number } | undefined) => (one?.confidence ?? 0) >= 0.7

describe('without doubt is shown', () => {
  const { skills, languages, projects, expectedPosition } = read(false)
  it.each([
    ...skills.map((one) => [one, ['Excel', '用友'].includes(one.value)] as const),
    ...languages.map((one) => [one, one.value.startsWith('英语')] as const),
    ...projects.map(({ name }) => [name, false] as const),
    [expectedPosition, false] as const,
  ])('%j: %j', (one, sure) => expect(isSure(one)).toBe(sure))

  it('a language, a skill and a project of those', () => {
    expect([skills.length, languages.length, projects.length]).toEqual([3, 2, 1])
  })
})

it('off a picture only figures and words of short lists are read without doubt', () => {
  const { name, email, age, schools, employers, skills } = read(true)
  expect([name, email, schools[0]?.school, schools[0]?.major, employers[0]?.employer].map(isSure)).toEqual([
    ...[false, false, false, false, false],
  ])
  expect([age, schools[0]?.degree, schools[0]?.start, employers[0]?.end, skills[0]].map(isSure)).toEqual([
    ...[true, true, true, true, true],
  ])
  const plain = read(false)
  expect([plain.name, plain.schools[0]?.school, plain.employers[0]?.employer].map(isSure)).toEqual([
    ...[true, true, true],
  ])
})

it('takes no day of birth for an age', () => {
  const { age, birthDate } = parseResume(documentOf('Ann Lee', 'Date of birth: 17 April 2001'), {
    today: new Date('2026-01-01'),
  })
  expect([age?.value, birthDate?.value]).toEqual([undefined, '2001-04-17'])
})
