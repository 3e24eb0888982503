import { careersApi } from '@bole/careers/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let slug: string
let stranger: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  const [row] = await world.rows('select slug from organisations where id = $1', organisation)
  slug = String(row?.slug)
  stranger = world.stranger()
})
afterAll(() => world.end())

let made = 0

/** A form by somebody nobody knows yet. */
function formFor(position_id: number, given: object = {}) {
  const number = String(++made).padStart(4, '0')
  return {
    slug,
    position_id,
    idempotency_key: `key-that-a-browser-made-${number}`,
    name: '李雷',
    phone: `+86 138-0013-${number}`,
    email: `li${number}@example.com`,
    school: '清华大学',
    expected_places: ['上海'],
    consent: true as const,
    ...given,
  }
}

function resumeFile(text: BlobPart, name = '李雷的简历.txt'): FormData {
  const form = new FormData()
  form.set('slug', slug)
  form.set('file', new File([text], name))
  return form
}

const read = (form: FormData) => stranger.send(careersApi.readResume, { body: form })

const resumeText = `李雷
电话：13912345678
邮箱：lilei@example.org
现居城市：上海
教育背景
2015.09 - 2019.06  南京大学  计算机科学  本科
工作经历
2019.07 - 至今  乐石科技有限公司  后端工程师
负责订单系统的开发与维护。`

async function rowsOf(position: number) {
  return world.rows(
    `select a.id, a.source, c.name, c.phone, c.email, c.school, c.employer, c.resume_id, s.sent, s.source as came_by,
       s.consent_version, s.resume_name, a.candidate_id
     from applications a join candidates c on c.id = a.candidate_id
     left join careers_submissions s on s.application_id = a.id where a.position_id = $1 order by a.id`,
    position,
  )
}

describe('applying', () => {
  test('without a résumé leaves a person, an application at the start of the pipeline, and what was consented to', async () => {
    const position = await world.position(organisation)
    const { token } = await stranger.ask(careersApi.apply, {
      body: formFor(position, { source: 'dzcode-42' }),
    })
    const [row] = await rowsOf(position)
    expect(row).toMatchObject({
      name: '李雷',
      phone: '13800130001',
      school: '清华大学',
      source: 'career_site',
      came_by: 'dzcode-42',
      resume_name: null,
    })
    expect(row?.consent_version).toBeTruthy()
    const history = await world.rows(
      'select action, actor from application_history where application_id = $1',
      row?.id,
    )
    expect(history).toEqual([{ action: 'apply', actor: 'candidate' }])
    const story = await stranger.ask(careersApi.getApplication, { query: { token } })
    expect(story).toMatchObject({ stage: 'received', next_step: 'we_read', answers: [], can_withdraw: true })
    expect(story.sent).toMatchObject({ name: '李雷', phone: '13800130001', expected_places: ['上海'] })
  })

  test('with a résumé: what was read fills the form, what was typed wins, the file goes to the person once', async () => {
    const position = await world.position(organisation)
    const { data } = await read(resumeFile(resumeText))
    expect(data).toMatchObject({
      is_read: true,
      name: '李雷的简历.txt',
      fields: {
        name: { value: '李雷' },
        phone: { value: '13912345678' },
        email: { value: 'lilei@example.org' },
        school: { value: '南京大学' },
        employer: { value: '乐石科技有限公司' },
      },
    })
    const upload_token = data?.upload_token ?? ''
    const body = formFor(position, { upload_token, school: '东南大学' })
    await stranger.ask(careersApi.apply, { body })
    const [row] = await rowsOf(position)
    expect(row).toMatchObject({
      school: '东南大学',
      employer: '乐石科技有限公司',
      resume_name: '李雷的简历.txt',
    })
    const [resume] = await world.rows(
      `select r.state, r.content, f.media_type, f.name from resumes r join files f on f.id = r.file_id where r.id = $1`,
      row?.resume_id,
    )
    expect(resume).toMatchObject({ state: 'read', media_type: 'text/plain' })
    expect(String(resume?.content)).toContain('订单系统')
    expect(
      await world.rows('select id from careers_uploads where organisation_id = $1', organisation),
    ).toEqual([])
    const again = await stranger.send(careersApi.apply, { body: formFor(position, { upload_token }) })
    expect(again.code).toBe('upload_expired')
  })

  test('sent twice, and twice at once, is one application with one link', { tags: ['race'] }, async () => {
    const position = await world.position(organisation)
    const body = formFor(position)
    const answers = await Promise.all([1, 2, 3].map(() => stranger.ask(careersApi.apply, { body })))
    const later = await stranger.ask(careersApi.apply, { body })
    expect(new Set([...answers, later].map(({ token }) => token)).size).toBe(1)
    expect(await rowsOf(position)).toHaveLength(1)
  })

  test('somebody else’s key never answers with their application', async () => {
    const position = await world.position(organisation)
    const body = formFor(position)
    await stranger.ask(careersApi.apply, { body })
    const other = formFor(position, { idempotency_key: body.idempotency_key, name: '韩梅梅' })
    const { token } = await stranger.ask(careersApi.apply, { body: other })
    const { sent } = await stranger.ask(careersApi.getApplication, { query: { token } })
    expect(sent).toMatchObject({ name: '韩梅梅', email: other.email })
    expect(await rowsOf(position)).toHaveLength(2)
  })

  test('from two phones at once makes one person with one application', { tags: ['race'] }, async () => {
    const position = await world.position(organisation)
    const who = { name: '王双', phone: '13711112222', email: 'wang@example.com' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => stranger.send(careersApi.apply, { body: formFor(position, who) })),
    )
    expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([
      'already_applied',
      'already_applied',
      'success',
    ])
    expect(await rowsOf(position)).toHaveLength(1)
    expect(await world.rows(`select id from candidates where phone = '13711112222'`)).toHaveLength(1)
  })

  test('who only shares a name and a phone learns nothing and changes nobody', async () => {
    const position = await world.position(organisation)
    const who = { name: '韩梅', phone: '13733334444', email: 'han@example.com', employer: 'Acme' }
    await stranger.ask(careersApi.apply, { body: formFor(position, who) })
    const other = await stranger.send(careersApi.apply, {
      body: formFor(position, { ...who, email: 'thief@example.com', employer: 'Evil' }),
    })
    expect(other.status).toBe('success')
    const rows = await rowsOf(position)
    expect(rows.map(({ email, employer }) => [email, employer])).toEqual([
      ['han@example.com', 'Acme'],
      ['thief@example.com', 'Evil'],
    ])
  })

  test('the same person on another position stays one person and brings their facts up to date', async () => {
    const [first, second] = [await world.position(organisation), await world.position(organisation)]
    const who = { name: '赵新', phone: '13755556666', email: 'zhao@example.com' }
    await stranger.ask(careersApi.apply, { body: formFor(first, { ...who, employer: 'Old', city: '上海' }) })
    await stranger.ask(careersApi.apply, { body: formFor(second, { ...who, employer: 'New', city: '' }) })
    const rows = await world.rows(`select employer, city from candidates where phone = '13755556666'`)
    expect(rows).toEqual([{ employer: 'New', city: '上海' }])
  })
})

describe('a rule says no', () => {
  test('to a closed position, and knows nothing of drafts or of other organisations', async () => {
    const closed = await world.position(organisation, { state: 'closed' })
    const refused = await stranger.send(careersApi.apply, { body: formFor(closed) })
    expect(refused).toMatchObject({ http: 200, code: 'position_closed' })
    const draft = await world.position(organisation, { state: 'draft' })
    expect((await stranger.send(careersApi.apply, { body: formFor(draft) })).http).toBe(404)
    const foreign = await world.position(await world.organisation('Other'))
    expect((await stranger.send(careersApi.apply, { body: formFor(foreign) })).http).toBe(404)
  })

  test('past the number of applications the project allows', async () => {
    const position = await world.position(organisation)
    await world.rows(
      'update projects set application_limit = 1 where id = (select project_id from positions where id = $1)',
      position,
    )
    const [second] = await world.rows(
      `insert into positions (organisation_id, project_id, origin, process_id, title, state)
       select organisation_id, project_id, origin, process_id, 'Second', 'open' from positions where id = $1 returning id`,
      position,
    )
    const who = { name: '孙一', phone: '13777778888', email: 'sun@example.com' }
    await stranger.ask(careersApi.apply, { body: formFor(position, who) })
    const refused = await stranger.send(careersApi.apply, { body: formFor(Number(second?.id), who) })
    expect(refused).toMatchObject({ code: 'application_limit', message: expect.stringContaining('1') })
  })

  test.each([
    [{ phone: '12' }, 'phone'],
    [{ email: 'li@localhost' }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ consent: false }, 'consent'],
    [{ idempotency_key: 'short' }, 'idempotency_key'],
    [{ idempotency_key: '1'.repeat(32) }, 'idempotency_key'],
    [{ graduated_at: '2019-13' }, 'graduated_at'],
  ])('to %o, naming the field', async (wrong, path) => {
    const answer = await stranger.send(careersApi.apply, { body: formFor(1, wrong) })
    expect(answer.http).toBe(422)
    expect(answer.errors?.map((error) => error.path)).toEqual([path])
  })

  test.each([
    ['an archive', new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), 'file_unsupported'],
    ['an empty file', new Uint8Array(), 'file_damaged'],
    ['a file that unfolds to too much', `<html>${'<div>'.repeat(200_000)}`, 'file_too_large'],
    ['a broken PDF', new TextEncoder().encode('%PDF-1.7 and then nothing'), 'file_damaged'],
  ])('to %s, and keeps nothing of it', async (_, bytes, code) => {
    const before = await world.rows('select id from careers_uploads')
    expect((await read(resumeFile(bytes, 'resume.pdf'))).code).toBe(code)
    expect(await world.rows('select id from careers_uploads')).toEqual(before)
  })

  test('to nothing at all, and to a site that does not exist', async () => {
    const form = new FormData()
    form.set('slug', slug)
    expect((await read(form)).code).toBe('file_missing')
    const lost = resumeFile(resumeText)
    lost.set('slug', 'nobody-here')
    expect((await read(lost)).http).toBe(404)
  })
})
