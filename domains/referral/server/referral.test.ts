import { careersApi } from '@bole/careers/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { inTransaction } from '@bole/platform/testing'
import { referralApi } from '@bole/referral/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { opensPositions } from './open-positions.job.ts'
import { type Referring, startReferring } from './testing/referring.ts'

let at: Referring
const { getShare, makeCode, listFriends, listReferrals, listCodes, listThemes, openPositions, openLater } =
  referralApi

beforeAll(async () => {
  at = await startReferring()
})
afterAll(() => at.world.end())
beforeEach(() => at.begin())

const friends = async (by = at.colleague) => {
  const { list } = await by.ask(listFriends, { query: {} })
  return list.map(({ name, stage, not_counted }) => [name, stage, not_counted])
}

describe('a code', () => {
  test('is made once, and leads to every position and to each', async () => {
    expect((await at.colleague.ask(getShare, { query: {} })).linkData).toBeNull()
    const code = await at.code()
    expect(code).toMatch(/^[A-Z2-9]{8}$/)
    const many = await Promise.all(Array.from({ length: 5 }, () => at.code()))
    expect(new Set(many)).toEqual(new Set([code]))
    const { linkData, list } = await at.colleague.ask(getShare, { query: {} })
    expect(linkData).toEqual({ code, link: `/careers/${at.slug}?ref=${code}` })
    expect(list.map(({ id, link }) => [id, link])).toEqual([
      [at.position, `/careers/${at.slug}/positions/${at.position}?ref=${code}`],
    ])
    expect(await at.colleague.ask(getShare, { query: { keyword: 'nothing like it' } })).toMatchObject({
      list: [],
    })
  })

  test('brings an application, which carries it to every number', async () => {
    const code = await at.code()
    const id = await at.applies(code.toLowerCase())
    expect(await at.source(id)).toBe(`referral:${code}`)
    expect(await at.outcome(id)).toBe('credited')
    const { list } = await at.hr.ask(pipelineApi.listCandidates, { query: { source: `referral:${code}` } })
    expect(list.map(({ post_id }) => post_id)).toEqual([id])
    const [arrival] = await at.world.rows('select door from intake_items where application_id = $1', id)
    expect(arrival?.door).toBe('referral')
  })

  test('made for a friend tells how far they are under the name given, and counts as the colleague’s', async () => {
    const invitation = await at.code(at.colleague, { name: '大学同学小李', position_id: at.position })
    expect(await friends()).toEqual([['大学同学小李', 'invited', null]])
    const id = await at.applies(invitation)
    expect(await at.source(id)).toBe(`referral:${await at.code()}`)
    await at.applies(await at.code())
    expect(await friends()).toEqual([
      ['', 'received', null],
      ['大学同学小李', 'received', null],
    ])
    await at.moveTo(id, 12)
    expect((await friends())[1]).toEqual(['大学同学小李', 'under_way', null])
    const said = JSON.stringify(await at.colleague.ask(listFriends, { query: {} }))
    for (const secret of ['138001', '@example.com', '友 ']) expect(said).not.toContain(secret)
  })

  test('of another company, of nobody and of a colleague who is disabled is ignored, and that is said', async () => {
    const code = await at.code()
    const valid = async (ref: string, slug = at.slug) =>
      (await at.world.stranger().ask(careersApi.getReferral, { query: { slug, ref } })).is_valid
    expect([await valid(code), await valid('NOBODYS2'), await valid('<b>')]).toEqual([true, false, false])
    const first = at.slug
    await at.begin()
    expect([await valid(code), await valid(code, first)]).toEqual([false, true])
    const id = await at.applies(code)
    expect([await at.source(id), await at.outcome(id)]).toEqual(['career_site', 'none'])
    const own = await at.code()
    await at.world.rows(`update users set state = 'disabled' where id = $1`, at.colleague.id)
    expect(await valid(own)).toBe(false)
    expect(await at.outcome(await at.applies(own))).toBe('none')
    const { extrapolationList } = await at.hr.ask(listCodes, { query: {} })
    expect(extrapolationList.map(({ code, is_valid }) => [code, is_valid])).toEqual([[own, false]])
  })

  test('of one who left the company in time is void from that moment', async () => {
    const code = await at.code()
    await at.world.rows(
      `update users set expires_at = now() - interval '1 hour' where id = $1`,
      at.colleague.id,
    )
    expect(await at.outcome(await at.applies(code))).toBe('none')
  })

  test('is not made for a position that is not open to it, nor for more friends than anybody has', async () => {
    await at.open([])
    expect((await at.colleague.send(makeCode, { body: { position_id: at.position } })).code).toBe('not_open')
    await at.code()
    await at.world.rows(
      `insert into referral_codes (organisation_id, user_id, code, name)
       select $1, $2, 'F' || lpad(n::text, 5, '0'), 'F' from generate_series(1, 100) n`,
      at.company,
      at.colleague.id,
    )
    expect((await at.colleague.send(makeCode, { body: { name: '又一位' } })).code).toBe(
      'too_many_invitations',
    )
  })
})

describe('a referral', () => {
  const contact = { phone: '13900139000', email: 'same@example.com', name: '同一人' }

  test('of whom the company knew, or another brought, counts for nobody', async () => {
    await at.world.application(at.company, at.position, {
      phone: contact.phone,
      email: contact.email,
      name: contact.name,
    })
    const other = await at.world.position(at.company, { ownerId: at.hr.id })
    await at.world.rows(
      `update projects set is_open_for_referral = true where organisation_id = $1`,
      at.company,
    )
    await at.world.rows(
      `insert into referral_positions (organisation_id, position_id, is_open) values ($1, $2, true)`,
      at.company,
      other,
    )
    const known = await at.applies(await at.code(), { ...contact, position_id: other })
    expect(await at.outcome(known)).toBe('known_before')
    const colleague = await at.world.user(at.company, 'User2')
    const person = { phone: '13900139001', email: 'second@example.com', name: '第二人' }
    expect(await at.outcome(await at.applies(await at.code(), person))).toBe('credited')
    const late = await at.applies(await at.code(colleague), { ...person, position_id: other })
    expect(await at.outcome(late)).toBe('referred_before')
    expect(await friends(colleague)).toEqual([['', 'received', 'known_before']])
  })

  test('of oneself, for one’s own position, or for one that is closed to it does not count', async () => {
    await at.world.rows(`update users set email = 'Me@example.com' where id = $1`, at.colleague.id)
    const self = await at.applies(await at.code(), { email: 'me@example.com' })
    expect(await at.outcome(self)).toBe('self')
    expect(await at.outcome(await at.applies(await at.code(at.hr)))).toBe('own_position')
    const settings = { rewards_own_positions: true, protected_days: null, version: 0 }
    await at.hr.ask(referralApi.saveSettings, { body: settings })
    expect(await at.outcome(await at.applies(await at.code(at.hr)))).toBe('credited')
    expect((await at.hr.send(referralApi.saveSettings, { body: settings })).code).toBe('stale')
    await at.open([])
    expect(await at.outcome(await at.applies(await at.code()))).toBe('not_open')
  })

  test('is listed for whoever sees its candidate', async () => {
    const id = await at.applies(await at.code(), contact)
    const seen = async (by = at.hr, query: object = {}) =>
      (await by.ask(listReferrals, { query })).list.map((row) => [row.id, row.candidate_name, row.outcome])
    expect(await seen()).toEqual([[id, '同一人', 'credited']])
    expect(
      await seen(at.hr, { keyword: '同一', outcome: ['credited', 'self'], user_id: at.colleague.id }),
    ).toHaveLength(1)
    expect(await seen(at.hr, { outcome: ['self'] })).toEqual([])
    expect(await seen(at.hr, { origin: 1 })).toEqual([])
    expect(await seen(at.colleague)).toEqual([])
    const { extrapolationList, total_count } = await at.hr.ask(listCodes, { query: {} })
    expect(total_count).toBe(1)
    expect(extrapolationList[0]).toMatchObject({ friend_count: 1, credited_count: 1, joined_count: 0 })
  })
})

/** Runs the opening as the queue would, at a moment of its choosing. */
const opens = (now: Date) =>
  opensPositions.run({
    payload: { opens_at: now.toISOString() },
    organisationId: at.company,
    store: at.world.store,
    now,
    log: () => undefined,
    inTransaction: (work) => {
      const { database, announcer } = at.world.server
      return inTransaction({ database, publish: announcer.publish }, at.company, work)
    },
  })

describe('a position', () => {
  const states = async () => {
    const { themeIdToList } = await at.hr.ask(listThemes, { query: { origin: 2 } })
    return themeIdToList[at.project]?.responsiblePositions.map(({ is_open, opens_at }) => [is_open, opens_at])
  }

  test('opens now, lets its project be referred for, and closes when it is not among those named', async () => {
    const { themes } = await at.hr.ask(listThemes, { query: { origin: 2 } })
    expect(themes).toEqual([{ id: at.project, theme_name: 'Project', is_nt: 1 }])
    expect(await states()).toEqual([[true, null]])
    await at.open([])
    expect(await states()).toEqual([[false, null]])
    expect((await at.colleague.ask(getShare, { query: {} })).list).toEqual([])
  })

  test('opens at a set time by the queue, and not where that was taken back', async () => {
    await at.open([])
    const later = (moment: string | null) =>
      at.hr.send(openLater, {
        body: { theme_id: at.project, position_ids: [at.position], open_time: moment },
      })
    expect((await later(new Date(Date.now() - 1000).toISOString())).code).toBe('moment_passed')
    const soon = new Date(Date.now() + 86_400_000).toISOString()
    await later(soon)
    expect(await states()).toEqual([[false, soon]])
    await later(null)
    expect(await states()).toEqual([[false, null]])
    const moment = new Date(Date.now() + 60_000).toISOString()
    await later(moment)
    const isOpen = async () => {
      const [row] = await at.world.rows(
        `select is_open, (select count(*)::int from graphile_worker._private_jobs where key = $2) as jobs
         from referral_positions where position_id = $1`,
        at.position,
        `referral.open ${at.company} ${moment}`,
      )
      return [row?.is_open, row?.jobs]
    }
    expect(await isOpen()).toEqual([false, 1])
    await opens(new Date(Date.now() - 1))
    expect(await isOpen()).toEqual([false, 1])
    await opens(new Date(moment))
    await opens(new Date(moment))
    expect(await isOpen()).toEqual([true, 1])
    expect(await states()).toEqual([[true, null]])
  })

  test('of another project, another company or a deleted project is refused', async () => {
    const other = await at.world.position(at.company)
    const open = (theme_id: number, position_ids: number[], by = at.hr) =>
      by.send(openPositions, { body: { theme_id, position_ids } })
    expect((await open(at.project, [other])).code).toBe('unknown_position')
    const stranger = await at.world.user(await at.world.organisation(), 'OrgAdmin2')
    expect((await open(at.project, [], stranger)).http).toBe(404)
    await at.world.rows('update projects set is_deleted = true where id = $1', at.project)
    expect((await open(at.project, [at.position])).code).toBe('project_deleted')
  })
})
