import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { searchFold } from '@bole/accounts/model'
import { pipelineApi } from '@bole/pipeline/contract'
import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { detailFor, type ResumeWorld, resumeLines, startResumeWorld } from '../testing/resume-world.ts'
import { mediaTypeOf } from './media-type.ts'

let given: ResumeWorld
beforeAll(async () => {
  given = await startResumeWorld()
})
afterAll(() => given.end())

const find = async (query: object, who = given.recruiter) =>
  (await who.ask(pipelineApi.listCandidates, { query })).list.map(({ id }) => id)
const correct = async (postId: number, changes: Readonly<Record<string, string | null>>) => {
  const { candidate } = await detailFor(given.recruiter, postId)
  return given.recruiter.ask(resumesApi.correct, {
    body: {
      post_id: postId,
      version: candidate.version,
      changes: Object.entries(changes).map(([path, value]) => ({ path, value })),
    },
  })
}

describe('a person is found', () => {
  test('by what they are called now, and no longer by what they were', async () => {
    const id = await given.world.application(given.organisation, given.position, {
      name: '司马相如',
      phone: '13700001111',
      email: 'Sima@Example.com',
    })
    for (const keyword of ['司马', 'smxr', 'simaxiangru', '1111', 'sima@example.com', '司马 1370'])
      expect(await find({ keyword }), keyword).toContain(id)
    await correct(id, { name: '诸葛孔明', phone: '13700002222', email: null })
    for (const keyword of ['司马', 'simaxiangru', '13700001111', 'sima@example.com'])
      expect(await find({ keyword }), keyword).not.toContain(id)
    for (const keyword of ['诸葛', 'zgkm', '13700002222'])
      expect(await find({ keyword }), keyword).toContain(id)
  })

  test.each([
    ['Sofía Núñez', 'sofia nunez'],
    ['Łukasz Żak', 'lukasz'],
    ['İlker Şahin', 'İlker'],
    ['Jürgen Strauß', 'strauss'],
    ['Nguyễn Thị Hạnh', 'Nguyen'],
    ["Rohan D'Souza", "D'Souza"],
    ['Mary-Jane O Neill', 'Mary-Jane O Neill'],
    ['Bruno e Silva', 'Bruno e Silva'],
  ])('called %s by %s, before and after the migration that folds names', async (name, keyword) => {
    const id = await given.world.application(given.organisation, given.position, {
      name,
      email: `o'${name.length}.é@example.com`,
    })
    expect(await find({ keyword })).toContain(id)
    const [row] = await given.world.rows('select candidate_id from applications where id = $1', id)
    // As it was written before.
    await given.world.rows(
      `update candidates set search_text = lower(normalize(concat_ws(' ', name, email), nfkc) collate pg_c_utf8) where id = $1`,
      row?.candidate_id,
    )
    await given.world.rows('delete from candidate_grams where candidate_id = $1', row?.candidate_id)
    const migration = join(import.meta.dirname, '../../../migrations/0462-searched-without-accents.sql')
    const whole = await readFile(migration, 'utf8')
    await given.world.rows(whole.slice(whole.indexOf('with changed')))
    expect(await find({ keyword })).toContain(id)
    expect(await find({ keyword: `o'${name.length}.é@example.com` })).toContain(id)
  })

  test('by a phone, a mail or a short word as they are typed', async () => {
    const arrive = (phone: string, more: object = {}) =>
      given.world.application(given.organisation, given.position, { name: 'Quentin Vale', phone, ...more })
    const [mobile, abroad, brazil, bare] = [
      await arrive('13900010120'),
      await arrive('+961 78 908 941'),
      await arrive('+55 (11) 90000-0120'),
      await arrive('030/90182-0121', { email: 'b.qmail@mail.example' }),
    ]
    for (const [keyword, id] of [
      ['+86 139 0001 0120', mobile],
      ['008613900010120', mobile],
      ['+961 78 908 941', abroad],
      ['0096178908941', abroad],
      ['(11) 90000-0120', brazil],
      ['+55 11 90000-0120', brazil],
      ['030 901820121', bare],
      ['b.qmail@mail.example', bare],
    ] as const)
      expect(await find({ keyword }), keyword).toEqual([id])
    for (const keyword of ['q v', 'quentin v', 'quent'])
      expect(await find({ keyword }), keyword).toHaveLength(4)
    expect(await find({ keyword: 'quentin x' })).toEqual([])
  })

  test('and the database folds as the product does', async () => {
    const texts = [
      'Sofía Łukasz İlker ISTANBUL ışık Strauß ẞ Ærø Þór Đặng',
      "D'Souza O’Neill",
      'Ｗｉｄｅ ＃１',
      '㈱ 김민수',
      'ΓΙΏΡΓΟΣ Παππάς',
      'Иван Йод',
      '100%_\\a',
      'ガギ',
      'محمد',
      'अमित',
    ]
    const rows = await given.world.rows(
      'select folded(text) as folded from unnest($1::text[]) with ordinality as t (text, at) order by at',
      texts,
    )
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(searchFold))
  })

  test('by employer, title and skills as they are now', async () => {
    const { postId } = await given.applicationWithResume(
      resumeLines().replace('工程师', '测绘总监').replace('深圳云帆科技', '珠海碧海远洋') +
        '\n专业技能\n熟悉 Fortran, C++',
    )
    for (const keyword of ['碧海', '碧海远洋', '测绘总监', 'fortran', '王小明 测绘'])
      expect(await find({ keyword }), keyword).toEqual([postId])
    expect(await find({ keyword: 'c++' })).toContain(postId)
    await correct(postId, { 'employers.0.employer': '汕头新星重工', 'skills.0': 'Cobol' })
    for (const keyword of ['新星重工', 'cobol']) expect(await find({ keyword }), keyword).toEqual([postId])
    for (const keyword of ['碧海远洋', 'fortran']) expect(await find({ keyword }), keyword).toEqual([])
    const { candidateId } = await given.applicationWithResume()
    const elsewhere = await given.anotherResume(candidateId, resumeLines(['专业技能', '熟悉 Haskell']))
    expect(elsewhere.isKnownBy).toBe(true)
    expect(await find({ keyword: 'haskell' })).toHaveLength(1)
  })

  test('by short words of signs too, who were known before people were found by their work', async () => {
    const lines = `${resumeLines()}\n专业技能\n熟悉 C++, C#, Fortran`
    const { postId, candidateId } = await given.applicationWithResume(lines)
    // As the migration that began it left them.
    await given.world.rows(
      `delete from candidate_grams where candidate_id = $1 and gram in ('c++', 'c#')`,
      candidateId,
    )
    expect(await find({ keyword: 'c++' })).not.toContain(postId)
    const migration = join(import.meta.dirname, '../../../migrations/0115-found-by-signs.sql')
    await given.world.rows(await readFile(migration, 'utf8'))
    for (const keyword of ['c++', 'C#']) expect(await find({ keyword }), keyword).toContain(postId)
    const signs = await given.world.rows(
      `select gram from candidate_grams where candidate_id = $1 and gram !~ '[[:alnum:]]{2}' and gram ~ '[+#]'`,
      candidateId,
    )
    expect(signs).toHaveLength(2)
  })

  test('by the words of the current résumé, all of them', async () => {
    const { postId } = await given.applicationWithResume(resumeLines(['熟悉 Kubernetes 与分布式事务']))
    expect(await find({ content: 'kubernetes' })).toEqual([postId])
    expect(await find({ content: 'Kubernetes 事务' })).toEqual([postId])
    expect(await find({ content: 'kubernetes 园艺' })).toEqual([])
    expect(await find({ content: '   ' })).toContain(postId)
  })

  test('never across organisations, nor by who does not see them', async () => {
    const { postId } = await given.applicationWithResume(resumeLines(['独一无二的量子纠缠']))
    const stranger = await given.world.user(await given.world.organisation(), 'SuperAdmin')
    const manager = await given.world.user(given.organisation, 'User')
    const query = { content: '量子纠缠' }
    expect(await find(query)).toEqual([postId])
    expect(await find(query, stranger)).toEqual([])
    expect(await find(query, manager)).toEqual([])
  })

  test.each(["'; drop table candidates; --", '%', '_', '\\', '()', '*', '"', '🙂', 'a'])(
    'or not, by %j, without harm',
    async (keyword) => {
      expect(await find({ keyword })).toEqual([])
      const answer = await given.recruiter.send(pipelineApi.listCandidates, { query: { content: keyword } })
      expect(answer.http).toBe(200)
    },
  )
})

describe('corrections', () => {
  test('of many fields at once are one change, and each is remembered', async () => {
    const { postId } = await given.applicationWithResume()
    const before = await detailFor(given.recruiter, postId)
    await correct(postId, { city: '珠海', degree: 'doctor', 'skills.0': 'Go', 'schools.0.major': null })
    const after = await detailFor(given.recruiter, postId)
    expect(after.candidate).toMatchObject({
      city: '珠海',
      degree: 'doctor',
      version: before.candidate.version + 1,
    })
    await correct(postId, { city: '佛山' })
    const { fields } = await detailFor(given.recruiter, postId)
    const city = fields.find(({ path }) => path === 'city')
    expect(city?.changes.map(({ value, was }) => [was, value])).toEqual([
      [null, '珠海'],
      ['珠海', '佛山'],
    ])
    expect(city?.changes[0]?.user?.name).toContain('OrgAdmin2')
  })

  test('are nothing for whoever may not edit, or does not see the person', async () => {
    const { postId } = await given.applicationWithResume()
    const { candidate } = await detailFor(given.recruiter, postId)
    const body = { post_id: postId, version: candidate.version, changes: [{ path: 'city', value: '东莞' }] }
    const lead = await given.world.user(
      given.organisation,
      'DepAdmin',
      await given.world.department(given.organisation, 'Elsewhere'),
    )
    expect((await lead.send(resumesApi.correct, { body })).http).toBe(404)
    expect((await given.world.stranger().send(resumesApi.correct, { body })).http).toBe(401)
    expect((await detailFor(given.recruiter, postId)).candidate).toEqual(candidate)
  })
})

describe('what a file is', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
  const old = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array<number>(600).fill(0)]
  test.each<[string, Uint8Array, string]>([
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
    ['a PDF after a greeting', Buffer.from(`${' '.repeat(900)}%PDF-1.4`), 'application/pdf'],
    ['a picture', Uint8Array.from(png), 'image/png'],
    ['an old Word document', Uint8Array.from(old), 'application/msword'],
    ['a page that calls itself a résumé', Buffer.from('<!DOCTYPE html><script>1</script>'), 'text/html'],
    ['a page without a head', Buffer.from('hello <table><tr>'), 'text/html'],
    ['text', Buffer.from('姓名：王小明'), 'text/plain'],
    ['nothing', Buffer.from(''), 'text/plain'],
    ['bytes', Uint8Array.from([1, 2, 0, 3]), 'application/octet-stream'],
  ])('%s, by its content', async (_, bytes, type) => expect(await mediaTypeOf(bytes)).toBe(type))
})
