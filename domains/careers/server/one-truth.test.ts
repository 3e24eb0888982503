import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApplyingAgain, startApplyingAgain } from './testing/applying-again.ts'

let given: ApplyingAgain
beforeAll(async () => {
  given = await startApplyingAgain()
})
afterAll(() => given.world.end())

const resumeText = '李雷\n现居城市：上海\n工作经历\n2019.07 - 至今  乐石科技有限公司  后端工程师'

async function profile(post: number) {
  const { fields } = await given.detailOf(post)
  return new Map(fields.map((one) => [one.path, one]))
}

describe('the profile', () => {
  test('shows what was typed into the form beside what was read, and it can be corrected there', async () => {
    const apply = given.somebody()
    const file = await given.upload(resumeText, '李雷.txt')
    const post = await apply({ ...file, employer: '光年公司', city: '杭州', expected_places: ['苏州'] })
    const before = await profile(post)
    expect(before.get('city')).toMatchObject({ value: '杭州', read_value: '上海', is_told: true })
    expect(before.get('employers.1.employer')).toMatchObject({ value: '光年公司', is_told: true })
    expect(before.get('employers.0.employer')).toMatchObject({ value: '乐石科技有限公司', is_told: false })
    expect(before.get('expected_places.0')).toMatchObject({ value: '苏州', is_told: true })
    await given.correct(post, { 'employers.1.employer': '光年科技' })
    const [row] = await given.world.rows(
      'select employer, city from candidates c join applications a on a.candidate_id = c.id where a.id = $1',
      post,
    )
    expect(row).toEqual({ employer: '光年科技', city: '杭州' })
    expect((await profile(post)).get('employers.1.employer')).toMatchObject({
      value: '光年科技',
      is_corrected: true,
    })
    const { employers } = await given.detailOf(post)
    expect(employers.map(({ employer }) => employer)).toContain('光年科技')
  })

  test('has the answers that were given, by the keys of the questions', async () => {
    const post = await given.somebody()({ city: '杭州', expected_places: ['苏州', '上海'] })
    const { question } = await given.detailOf(post)
    const answers = new Map(question.map(({ key, answer }) => [key, answer]))
    expect([answers.get('city'), answers.get('expect_location')]).toEqual([['杭州'], ['苏州', '上海']])
    expect(answers.has('school')).toBe(false)
  })

  test('of somebody without a file is what they typed, to be corrected', async () => {
    const apply = given.somebody()
    const post = await apply({ city: '杭州', school: '南京大学', degree: 'master' })
    const fields = await profile(post)
    expect(fields.get('city')).toMatchObject({ value: '杭州', is_told: true })
    expect(fields.get('schools.0.school')).toMatchObject({ value: '南京大学' })
    await given.correct(post, { 'schools.0.school': '浙江大学' })
    expect((await given.detailOf(post)).candidate).toMatchObject({ school: '浙江大学', degree: 'master' })
  })

  test('shows what was accepted, also in the entry of the employer and the school', async () => {
    const apply = given.somebody()
    const first = await apply({ ...(await given.upload(resumeText, '李雷.txt')), school: '南京大学' })
    await given.correct(first, { 'employers.0.employer': '更正公司', 'schools.0.school': '更正大学' })
    await apply({ employer: '第三公司', school: '新大学' })
    await given.settle(first, { employer: true, school: true })
    const fields = await profile(first)
    expect(fields.get('employers.0.employer')).toMatchObject({ value: '第三公司', is_corrected: true })
    expect(fields.get('schools.0.school')).toMatchObject({ value: '新大学', is_corrected: true })
    expect([...fields.values()].filter(({ value }) => value?.startsWith('更正'))).toEqual([])
    const { candidate } = await given.detailOf(first)
    expect(candidate).toMatchObject({ employer: '第三公司', school: '新大学' })
  })

  test('follows the candidate where nobody corrected, and the history says from what to what', async () => {
    const apply = given.somebody()
    const first = await apply({ city: '上海' })
    const second = await apply({ city: '北京' })
    const { list } = await given.toldOf(second)
    expect(list).toMatchObject([
      { field: 'city', held: '上海', said: '北京', post_id: second, state: 'followed', user: null },
    ])
    expect((await profile(first)).get('city')?.value).toBe('北京')
  })
})
