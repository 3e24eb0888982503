import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApplyingAgain, startApplyingAgain } from './testing/applying-again.ts'

let given: ApplyingAgain
beforeAll(async () => {
  given = await startApplyingAgain()
})
afterAll(() => given.world.end())

describe('somebody we know applies again', () => {
  test('what staff corrected stays, what they say now is kept beside it, the rest follows', async () => {
    const apply = given.somebody()
    const first = await apply({ city: '上海', employer: '甲公司', school: '南京大学' })
    await given.correct(first, { city: '杭州' })
    const second = await apply({ city: '北京', employer: '乙公司', school: '南京 大学' })
    const { candidate } = await given.detailOf(first)
    expect(candidate).toMatchObject({ city: '杭州', employer: '乙公司' })
    const { list, version } = await given.differencesOf(first)
    expect(version).toBe(candidate.version)
    expect(list).toMatchObject([
      {
        field: 'city',
        held: '杭州',
        said: '北京',
        post_id: second,
        state: 'open',
        user: null,
        settled_at: null,
      },
    ])
    expect(list[0]?.position).toBeTruthy()
  })

  test('accepted, the fact is what they said and the correction is told; kept, it is ours', async () => {
    const apply = given.somebody()
    const first = await apply({ city: '上海', degree: 'bachelor', expected_places: ['上海'] })
    await given.correct(first, { city: '杭州', degree: 'master', 'expected_places.0': '杭州' })
    await apply({ city: '北京', degree: 'doctor', expected_places: ['北京', '广州'] })
    const answer = await given.settle(first, { city: true, expected_places: true, degree: false })
    expect(answer.status).toBe('success')
    const { candidate, fields } = await given.detailOf(first)
    expect(candidate).toMatchObject({ city: '北京', degree: 'master', expected_places: ['北京', '广州'] })
    expect(candidate.version).toBe(answer.data?.version)
    const field = fields.find(({ path }) => path === 'city')
    expect(field?.changes.map(({ was, value, user }) => [was, value, user?.id])).toEqual([
      ['上海', '杭州', given.recruiter.id],
      ['杭州', '北京', given.recruiter.id],
    ])
    const { list } = await given.differencesOf(first)
    expect(
      list.map(({ field: name, held, said, state, user }) => [name, held, said, state, user?.id]),
    ).toEqual(
      expect.arrayContaining([
        ['city', '杭州', '北京', 'accepted', given.recruiter.id],
        ['degree', 'master', 'doctor', 'kept', given.recruiter.id],
        ['expected_places', ['杭州'], ['北京', '广州'], 'accepted', given.recruiter.id],
      ]),
    )
  })

  test('what was accepted stands like a correction, and what was kept may be said again', async () => {
    const apply = given.somebody()
    const first = await apply({ city: '上海' })
    await given.correct(first, { city: '杭州' })
    await apply({ city: '北京' })
    await given.settle(first, { city: true })
    await apply({ city: '广州' })
    expect((await given.detailOf(first)).candidate.city).toBe('北京')
    await given.settle(first, { city: false })
    await apply({ city: '广州' })
    const { list } = await given.differencesOf(first)
    expect(list.map(({ said, state }) => [said, state])).toEqual([
      ['广州', 'open'],
      ['广州', 'kept'],
      ['北京', 'accepted'],
    ])
  })

  test('the same said twice is one difference; another thing, or what we hold, overtakes it', async () => {
    const apply = given.somebody()
    const first = await apply({ city: '上海' })
    await given.correct(first, { city: '杭州' })
    const second = await apply({ city: '北京' })
    await apply({ city: ' 北京 ' })
    expect((await given.differencesOf(first)).list).toMatchObject([
      { said: '北京', post_id: second, state: 'open' },
    ])
    await apply({ city: '广州' })
    await apply({ city: '杭州' })
    const { list } = await given.differencesOf(first)
    expect(list.map(({ said, state }) => [said, state])).toEqual([
      ['广州', 'overtaken'],
      ['北京', 'overtaken'],
    ])
  })

  test('what a person of ours writes themselves is accepted with it', async () => {
    const apply = given.somebody()
    const first = await apply({ city: '上海' })
    await given.correct(first, { city: '杭州' })
    await apply({ city: '北京' })
    await given.correct(first, { city: '北京' })
    expect((await given.differencesOf(first)).list).toMatchObject([
      { said: '北京', state: 'accepted', user: { id: given.recruiter.id } },
    ])
  })

  test('a file of which less could be read waits beside the one before until it is accepted', async () => {
    const apply = given.somebody()
    const career =
      '工作经历\n2019.07 - 至今  乐石科技有限公司  后端工程师\n2015.07 - 2019.06  远山软件有限公司  工程师'
    const first = await apply({ ...(await given.upload(`李雷\n现居城市：上海\n${career}`, '旧.txt')) })
    await apply({ ...(await given.upload('李雷', '照片.txt')) })
    expect((await given.detailOf(first)).resume?.original?.name).toBe('旧.txt')
    const { list } = await given.differencesOf(first)
    expect(list.find(({ field }) => field === 'resume')).toMatchObject({
      ...{ held: '旧.txt', said: '照片.txt', state: 'open' },
    })
    expect((await given.settle(first, { resume: true })).status).toBe('success')
    expect((await given.detailOf(first)).resume?.original?.name).toBe('照片.txt')
  })

  test('a new file stays beside a corrected résumé until it is accepted, and the old one is never lost', async () => {
    const apply = given.somebody()
    const old = await given.upload(
      '李雷\n现居城市：上海\n工作经历\n2019.07 - 至今  乐石科技有限公司  后端工程师',
      '旧.txt',
    )
    const first = await apply({ ...old, employer: '乐石科技有限公司' })
    await given.correct(first, { 'employers.0.title': '技术主管', city: '杭州' })
    const fresh = await given.upload(
      '李雷\n现居城市：北京\n技能：Rust\n工作经历\n2024.01 - 至今  新公司  架构师',
      '新.txt',
    )
    await apply({ ...fresh, employer: '新公司' })
    const before = await given.detailOf(first)
    expect(before.resume?.original?.name).toBe('旧.txt')
    expect(before.fields.find(({ path }) => path === 'employers.0.title')).toMatchObject({
      value: '技术主管',
      is_corrected: true,
    })
    expect(before.candidate).toMatchObject({
      employer: '乐石科技有限公司',
      job_title: '技术主管',
      city: '杭州',
    })
    expect(before.files.map(({ name, is_current }) => [name, is_current])).toEqual([
      ['新.txt', false],
      ['旧.txt', true],
    ])
    expect((await given.settle(first, { resume: true, employer: true })).status).toBe('success')
    const after = await given.detailOf(first)
    expect(after.resume?.original?.name).toBe('新.txt')
    expect(after.candidate).toMatchObject({ employer: '新公司', job_title: '技术主管', city: '杭州' })
    expect(after.fields.find(({ path }) => path === 'city')).toMatchObject({
      value: '杭州',
      read_value: '北京',
      is_corrected: true,
    })
    expect(after.files.map(({ name }) => name)).toEqual(['新.txt', '旧.txt'])
    const { list } = await given.differencesOf(first)
    expect(list.find(({ field }) => field === 'resume')).toMatchObject({
      held: '旧.txt',
      said: '新.txt',
      state: 'accepted',
    })
  })

  test('a new file becomes the one they are known by where nobody corrected the old one', async () => {
    const apply = given.somebody()
    const first = await apply(
      await given.upload('李雷\n现居城市：上海\n工作经历\n2019.07 - 至今 甲公司 工程师', '旧.txt'),
    )
    await apply(await given.upload('李雷\n现居城市：北京\n工作经历\n2024.01 - 至今 新公司 架构师', '新.txt'))
    expect((await given.detailOf(first)).resume?.original?.name).toBe('新.txt')
    expect((await given.differencesOf(first)).list).toEqual([])
  })
})
