import { careersApi } from '@bole/careers/contract'
import { resumesApi } from '@bole/resumes/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let slug: string
let stranger: Visitor
let recruiter: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  const [row] = await world.rows('select slug from organisations where id = $1', organisation)
  slug = String(row?.slug)
  stranger = world.stranger()
  recruiter = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

let made = 0

/** A person nobody knows yet, as they fill in forms. */
function somebody() {
  const number = String(++made).padStart(4, '0')
  const who = { name: '李雷', phone: `1390013${number}`, email: `lei${number}@example.com` }
  /** Applies for a new position; answers the application. */
  return async (said: object = {}) => {
    const position_id = await world.position(organisation)
    const body = {
      slug,
      position_id,
      idempotency_key: crypto.randomUUID(),
      consent: true as const,
      ...who,
      ...said,
    }
    await stranger.ask(careersApi.apply, { body: { expected_places: [], ...body } })
    const [row] = await world.rows('select id from applications where position_id = $1', position_id)
    return Number(row?.id)
  }
}

async function upload(text: string, name: string): Promise<{ upload_token: string }> {
  const form = new FormData()
  form.set('slug', slug)
  form.set('file', new File([text], name))
  const { data } = await stranger.send(careersApi.readResume, { body: form })
  return { upload_token: data?.upload_token ?? '' }
}

const detailOf = (post_id: number) => recruiter.ask(resumesApi.getDetail, { query: { post_id } })
const differencesOf = (post_id: number) => recruiter.ask(resumesApi.listDifferences, { query: { post_id } })

async function correct(post_id: number, changes: Readonly<Record<string, string | null>>) {
  const { candidate } = await detailOf(post_id)
  const list = Object.entries(changes).map(([path, value]) => ({ path, value }))
  await recruiter.ask(resumesApi.correct, { body: { post_id, version: candidate.version, changes: list } })
}

async function settle(post_id: number, decisions: Readonly<Record<string, boolean>>, who = recruiter) {
  const { version } = await differencesOf(post_id)
  return settleSeen(post_id, version, decisions, who)
}

type Field = Awaited<ReturnType<typeof differencesOf>>['list'][number]['field']
const isField = (text: string): text is Field => text.length > 0

function settleSeen(
  post_id: number,
  version: number,
  decisions: Readonly<Record<string, boolean>>,
  who = recruiter,
) {
  const list = Object.entries(decisions).flatMap(([field, is_accepted]) =>
    isField(field) ? [{ field, is_accepted }] : [],
  )
  return who.send(resumesApi.settleDifferences, { body: { post_id, version, decisions: list } })
}

describe('somebody we know applies again', () => {
  test('what staff corrected stays, what they say now is kept beside it, the rest follows', async () => {
    const apply = somebody()
    const first = await apply({ city: '上海', employer: '甲公司', school: '南京大学' })
    await correct(first, { city: '杭州' })
    const second = await apply({ city: '北京', employer: '乙公司', school: '南京 大学' })
    const { candidate } = await detailOf(first)
    expect(candidate).toMatchObject({ city: '杭州', employer: '乙公司' })
    const { list, version } = await differencesOf(first)
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
    const apply = somebody()
    const first = await apply({ city: '上海', degree: 'bachelor', expected_places: ['上海'] })
    await correct(first, { city: '杭州', degree: 'master', 'expected_places.0': '杭州' })
    await apply({ city: '北京', degree: 'doctor', expected_places: ['北京', '广州'] })
    const answer = await settle(first, { city: true, expected_places: true, degree: false })
    expect(answer.status).toBe('success')
    const { candidate, resume } = await detailOf(first)
    expect(candidate).toMatchObject({ city: '北京', degree: 'master', expected_places: ['北京', '广州'] })
    expect(candidate.version).toBe(answer.data?.version)
    const field = resume?.parsed.find(({ path }) => path === 'city')
    expect(field?.changes.map(({ was, value, user }) => [was, value, user?.id])).toEqual([
      [null, '杭州', recruiter.id],
      ['杭州', '北京', recruiter.id],
    ])
    const { list } = await differencesOf(first)
    expect(
      list.map(({ field: name, held, said, state, user }) => [name, held, said, state, user?.id]),
    ).toEqual(
      expect.arrayContaining([
        ['city', '杭州', '北京', 'accepted', recruiter.id],
        ['degree', 'master', 'doctor', 'kept', recruiter.id],
        ['expected_places', ['杭州'], ['北京', '广州'], 'accepted', recruiter.id],
      ]),
    )
  })

  test('what was accepted stands like a correction, and what was kept may be said again', async () => {
    const apply = somebody()
    const first = await apply({ city: '上海' })
    await correct(first, { city: '杭州' })
    await apply({ city: '北京' })
    await settle(first, { city: true })
    await apply({ city: '广州' })
    expect((await detailOf(first)).candidate.city).toBe('北京')
    await settle(first, { city: false })
    await apply({ city: '广州' })
    const { list } = await differencesOf(first)
    expect(list.map(({ said, state }) => [said, state])).toEqual([
      ['广州', 'open'],
      ['广州', 'kept'],
      ['北京', 'accepted'],
    ])
  })

  test('the same said twice is one difference; another thing, or what we hold, overtakes it', async () => {
    const apply = somebody()
    const first = await apply({ city: '上海' })
    await correct(first, { city: '杭州' })
    const second = await apply({ city: '北京' })
    await apply({ city: ' 北京 ' })
    expect((await differencesOf(first)).list).toMatchObject([
      { said: '北京', post_id: second, state: 'open' },
    ])
    await apply({ city: '广州' })
    await apply({ city: '杭州' })
    const { list } = await differencesOf(first)
    expect(list.map(({ said, state }) => [said, state])).toEqual([
      ['广州', 'overtaken'],
      ['北京', 'overtaken'],
    ])
  })

  test('what a person of ours writes themselves is accepted with it', async () => {
    const apply = somebody()
    const first = await apply({ city: '上海' })
    await correct(first, { city: '杭州' })
    await apply({ city: '北京' })
    await correct(first, { city: '北京' })
    expect((await differencesOf(first)).list).toMatchObject([
      { said: '北京', state: 'accepted', user: { id: recruiter.id } },
    ])
  })

  test('a new file stays beside a corrected résumé until it is accepted, and the old one is never lost', async () => {
    const apply = somebody()
    const old = await upload(
      '李雷\n现居城市：上海\n工作经历\n2019.07 - 至今  乐石科技有限公司  后端工程师',
      '旧.txt',
    )
    const first = await apply({ ...old, employer: '乐石科技有限公司' })
    await correct(first, { 'employers.0.title': '技术主管', city: '杭州' })
    const fresh = await upload(
      '李雷\n现居城市：北京\n技能：Rust\n工作经历\n2024.01 - 至今  新公司  架构师',
      '新.txt',
    )
    await apply({ ...fresh, employer: '新公司' })
    const before = await detailOf(first)
    expect(before.resume?.original?.name).toBe('旧.txt')
    expect(before.resume?.parsed.find(({ path }) => path === 'employers.0.title')).toMatchObject({
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
    expect((await settle(first, { resume: true, employer: true })).status).toBe('success')
    const after = await detailOf(first)
    expect(after.resume?.original?.name).toBe('新.txt')
    expect(after.candidate).toMatchObject({ employer: '新公司', job_title: '技术主管', city: '杭州' })
    expect(after.resume?.parsed.find(({ path }) => path === 'city')).toMatchObject({
      value: '杭州',
      read_value: '北京',
      is_corrected: true,
    })
    expect(after.files.map(({ name }) => name)).toEqual(['新.txt', '旧.txt'])
    const { list } = await differencesOf(first)
    expect(list.find(({ field }) => field === 'resume')).toMatchObject({
      held: '旧.txt',
      said: '新.txt',
      state: 'accepted',
    })
  })

  test('a new file becomes the one they are known by where nobody corrected the old one', async () => {
    const apply = somebody()
    const first = await apply(
      await upload('李雷\n现居城市：上海\n工作经历\n2019.07 - 至今 甲公司 工程师', '旧.txt'),
    )
    await apply(await upload('李雷\n现居城市：北京\n工作经历\n2024.01 - 至今 新公司 架构师', '新.txt'))
    expect((await detailOf(first)).resume?.original?.name).toBe('新.txt')
    expect((await differencesOf(first)).list).toEqual([])
  })
})

describe('a decision on a difference', () => {
  test('is stale when somebody else decided, or the candidate said something else since', async () => {
    const apply = somebody()
    const first = await apply({ city: '上海' })
    await correct(first, { city: '杭州' })
    await apply({ city: '北京' })
    const { version } = await differencesOf(first)
    const colleague = await world.user(organisation, 'OrgAdmin')
    const answers = await Promise.all([
      settleSeen(first, version, { city: true }),
      settleSeen(first, version, { city: false }, colleague),
    ])
    expect(answers.map(({ code, status }) => code ?? status).sort()).toEqual(['stale', 'success'])
    await apply({ city: '广州' })
    const seen = await differencesOf(first)
    await apply({ city: '深圳' })
    expect(await settleSeen(first, seen.version, { city: true })).toMatchObject({ code: 'stale' })
    expect(await settle(first, { degree: true })).toMatchObject({ code: 'stale' })
  })

  test('needs the right to edit, and the application of one’s own organisation', async () => {
    const apply = somebody()
    const first = await apply({ city: '上海' })
    await correct(first, { city: '杭州' })
    await apply({ city: '北京' })
    const { version } = await differencesOf(first)
    const other = await world.user(await world.organisation(), 'OrgAdmin2')
    expect(await settleSeen(first, version, { city: true }, other)).toMatchObject({ http: 404 })
    expect((await other.send(resumesApi.listDifferences, { query: { post_id: first } })).http).toBe(404)
    expect((await stranger.send(resumesApi.listDifferences, { query: { post_id: first } })).http).toBe(401)
    expect((await detailOf(first)).candidate.city).toBe('杭州')
  })

  test('and what is said are heard of by everybody who looks at candidates', async () => {
    const apply = somebody()
    const first = await apply({ city: '上海' })
    await correct(first, { city: '杭州' })
    const { candidate } = await detailOf(first)
    const heard = world.heard(organisation)
    const before = heard.length
    await apply({ city: '北京' })
    const told = () =>
      heard.slice(before).filter((one) => JSON.stringify(one).includes(String(candidate.id))).length
    await expect.poll(told).toBe(1)
    await settle(first, { city: false })
    await expect.poll(told).toBe(2)
  })
})
