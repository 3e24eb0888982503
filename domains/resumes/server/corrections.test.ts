import { pipelineApi } from '@bole/pipeline/contract'
import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { detailFor, type ResumeWorld, resumeLines, startResumeWorld } from '../testing/resume-world.ts'

let given: ResumeWorld
beforeAll(async () => {
  given = await startResumeWorld()
})
afterAll(() => given.end())

type Changes = Readonly<Record<string, string | null>>

/** Corrects in the version that stands now. */
async function correct(postId: number, changes: Changes, who = given.recruiter) {
  const { candidate } = await detailFor(who, postId)
  const list = Object.entries(changes).map(([path, value]) => ({ path, value }))
  await who.ask(resumesApi.correct, { body: { post_id: postId, version: candidate.version, changes: list } })
  return detailFor(who, postId)
}

const fieldAt = async (postId: number, path: string) => {
  const { fields } = await detailFor(given.recruiter, postId)
  return fields.find((field) => field.path === path)
}

const found = async (keyword: string) => {
  const { list } = await given.recruiter.ask(pipelineApi.listCandidates, { query: { keyword } })
  return list.map(({ id }) => id)
}

describe('what a person corrects', () => {
  test('again and again is told change by change, by each who made it', async () => {
    const { postId } = await given.applicationWithResume()
    const colleague = await given.world.user(given.organisation, 'OrgAdmin')
    const { city } = (await detailFor(given.recruiter, postId)).candidate
    await correct(postId, { city: '珠海' })
    await correct(postId, { city: '北京' }, colleague)
    const field = await fieldAt(postId, 'city')
    expect(field).toMatchObject({ value: '北京', is_corrected: true })
    expect(field?.changes.map(({ was, value, user }) => [was, value, user?.id])).toEqual([
      [city, '珠海', given.recruiter.id],
      ['珠海', '北京', colleague.id],
    ])
    const times = field?.changes.map(({ changed_at }) => changed_at) ?? []
    expect(times).toEqual(times.toSorted())
  })

  test('can be taken away, and what was read is still told', async () => {
    const { postId } = await given.applicationWithResume()
    const { candidate } = await correct(postId, { phone: null, email: '' })
    expect(candidate).toMatchObject({ phone: null, email: null })
    expect(await fieldAt(postId, 'phone')).toMatchObject({ value: null, read_value: '13800000001' })
  })

  test('is found from then on, and what it was before no more', async () => {
    const { postId } = await given.applicationWithResume(
      resumeLines().replaceAll('王小明', '单无忌').replace('13800000001', '13955550001'),
    )
    await correct(postId, { name: '单无忌', phone: '13955550001' })
    expect(await found('单无忌')).toEqual([postId])
    await correct(postId, { name: '曾九霄', phone: '13966660002' })
    expect(await found('曾九霄')).toEqual([postId])
    expect(await found('zengjiuxiao')).toEqual([postId])
    expect(await found('13966660002')).toEqual([postId])
    expect(await found('单无忌')).toEqual([])
    expect(await found('13955550001')).toEqual([])
  })

  test('of a phone is stored as phones are compared, however it was typed', async () => {
    const { postId } = await given.applicationWithResume()
    const { candidate } = await correct(postId, { phone: ' +86 139-1234-5678 ', email: ' New@Example.com ' })
    expect(candidate).toMatchObject({ phone: '13912345678', email: 'New@Example.com' })
  })

  test('of a later job tells the present employer, of an earlier one it does not', async () => {
    const { postId } = await given.applicationWithResume()
    const earlier = { 'employers.1.employer': '旧公司', 'employers.1.end': '2010-01' }
    expect((await correct(postId, earlier)).candidate.employer).toBe('深圳云帆科技有限公司')
    const { candidate, employers } = await correct(postId, { 'employers.0.end': '2019-01' })
    expect(candidate.employer).toBe('深圳云帆科技有限公司')
    expect(employers.map(({ employer }) => employer)).toEqual(['深圳云帆科技有限公司', '旧公司'])
    const later = await correct(postId, { 'employers.1.end': 'present', 'employers.1.title': '总监' })
    expect(later.candidate).toMatchObject({ employer: '旧公司', job_title: '总监' })
  })

  test('leaves what it does not touch as it is', async () => {
    const { postId } = await given.applicationWithResume()
    const before = await detailFor(given.recruiter, postId)
    const after = await correct(postId, { 'skills.7': 'Rust' })
    expect({ ...after.candidate, version: 0 }).toEqual({ ...before.candidate, version: 0 })
    expect(after.schools).toEqual(before.schools)
    expect(after.skills).toEqual([...before.skills, 'Rust'])
  })

  test('is heard of by everybody who looks at candidates', async () => {
    const { postId, candidateId } = await given.applicationWithResume()
    const heard = given.world.heard(given.organisation)
    const before = heard.length
    await correct(postId, { city: '珠海' })
    await expect.poll(() => JSON.stringify(heard.slice(before))).toContain(String(candidateId))
  })
})

describe('a correction is refused', () => {
  test.each<[Changes, string]>([
    [{ birth_date: '1990-13' }, 'invalid_value'],
    [{ birth_date: 'in May' }, 'invalid_value'],
    [{ gender: 'boy' }, 'invalid_value'],
    [{ degree: 'wizard' }, 'invalid_value'],
    [{ 'schools.0.degree': '本科' }, 'invalid_value'],
    [{ 'schools.0.start': 'present' }, 'invalid_value'],
    [{ phone: '12' }, 'invalid_value'],
    [{ email: 'a b@example.com' }, 'invalid_value'],
    [{ email: '<x@example.com>' }, 'invalid_value'],
    [{ city: 'x'.repeat(201) }, 'invalid_value'],
    [{ constructor: 'x' }, 'unknown_field'],
    [{ 'schools.x.school': 'x' }, 'unknown_field'],
    [{ 'employers.0.salary': 'x' }, 'unknown_field'],
    [{ name: '  ' }, 'name_missing'],
  ])('of %j: %s', async (changes, code) => {
    const postId = await given.world.application(given.organisation, given.position)
    const list = Object.entries(changes).map(([path, value]) => ({ path, value }))
    const body = { post_id: postId, version: 1, changes: [{ path: 'city', value: '珠海' }, ...list] }
    expect(await given.recruiter.send(resumesApi.correct, { body })).toMatchObject({ code })
    expect((await detailFor(given.recruiter, postId)).candidate).toMatchObject({ version: 1, city: null })
  })
})
