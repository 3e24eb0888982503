import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipelineApi } from '@bole/pipeline/contract'
import { resumesApi } from '@bole/resumes/contract'
import { password } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PeopleWorld, startPeopleWorld } from '../../testing/people-world.ts'

let given: PeopleWorld
beforeAll(async () => {
  given = await startPeopleWorld()
})
afterAll(() => given.world.end())

describe('suspected pairs', () => {
  test('are found by the job that follows an arrival, listed with reasons, and compared', async () => {
    const phone = given.newPhone()
    const first = await given.world.application(given.organisation, given.position, { name: '林晓', phone })
    const [job] = await given.world.rows(
      `select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'resumes.look_for_pairs'`,
    )
    expect(Number(job?.waiting)).toBeGreaterThan(0)
    await given.look(await given.candidateOf(first))
    const second = await given.world.application(given.organisation, given.position, {
      name: '林曉',
      phone,
      city: '上海',
    })
    expect(await given.look(await given.candidateOf(second))).toBe(1)
    const { list } = await given.recruiter.ask(resumesApi.listPairs, { query: { keyword: '林晓' } })
    expect(list).toMatchObject([
      {
        strength: 'certain',
        reasons: ['phone', 'name'],
        one: { post_id: first, name: '林晓' },
        other: { post_id: second, name: '林曉' },
        can: { compare: true, differ: true, reopen: false },
      },
    ])
    const pair = await given.pairOf(list[0]?.id ?? 0)
    expect(pair.differing).toEqual(['name', 'city'])
    expect(pair.other.facts.city).toBe('上海')
  })

  test('are found by one phone that two wrote differently, and one switchboard joins nobody', async () => {
    const arrive = async (name: string, phone: string) => {
      const id = await given.candidateOf(
        await given.world.application(given.organisation, given.position, { name, phone }),
      )
      return { id, pairs: await given.look(id) }
    }
    await arrive('Ada Byron', '+44 20 7946 0958')
    expect((await arrive('Ada Byron', '+44 (0)20 7946 0958')).pairs).toBe(1)
    await arrive('Lia Souza', '+55 011 90000-0120')
    expect((await arrive('Lia Souza', '005511900000120')).pairs).toBe(1)
    await arrive('Tom Reed', '+1 555 010 0121 ext. 12')
    expect((await arrive('Tom Reed', '+1 (555) 010-0121 x12')).pairs).toBe(1)
    expect((await arrive('Ann Hill', '+1 555 010 0121 ext. 13')).pairs).toBe(0)
  })

  test('are found by phones that were stored with the zero dialled at home, once they are mended', async () => {
    const posts = ['Eve Hart', 'Eve Hart'].map((name) =>
      given.world.application(given.organisation, given.position, { name, phone: '+442079460777' }),
    )
    const [first, second] = await Promise.all(posts.map(async (post) => given.candidateOf(await post)))
    await given.look(Number(second))
    // As it was stored before.
    const before = `with old as (select '+4402079460777'::text as phone)
      update candidates set phone = old.phone, search_text = replace(search_text, '+442079460777', old.phone)
      from old where id = $1`
    await given.world.rows(before, first)
    await given.world.rows(
      `update person_keys set key = 'p:+4402079460777' where candidate_id = $1 and key like 'p:%'`,
      first,
    )
    await given.world.rows(
      `delete from candidate_grams where candidate_id = $1 and gram in ('4420', '442', '4420794')`,
      first,
    )
    const migration = join(import.meta.dirname, '../../../../migrations/0460-phones-that-can-be-dialled.sql')
    await given.world.rows(await readFile(migration, 'utf8'))
    const stored = `select phone, array(select key from person_keys k where k.candidate_id = c.id and key like 'p:%') as keys
      from candidates c where id = any($1)`
    const [one, other] = await given.world.rows(stored, [first, second])
    expect(one).toEqual({ phone: '+442079460777', keys: ['p:+442079460777'] })
    expect(other).toEqual(one)
    const { list } = await given.recruiter.ask(pipelineApi.listCandidates, {
      query: { keyword: '442079460777' },
    })
    expect(list).toHaveLength(2)
  })

  test('are found on demand for one candidate, and for everybody in the background', async () => {
    const { posts, pair } = await given.twoAlike()
    await given.world.rows('delete from suspected_pairs where id = $1', pair)
    expect(await given.recruiter.ask(resumesApi.findPairs, { body: { post_id: posts.kept } })).toEqual({
      count: 1,
    })
    await given.recruiter.ask(resumesApi.lookThrough, { body: {} })
    const jobs = await given.world.rows(
      `select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'resumes.look_through'`,
    )
    expect(jobs).toEqual([{ jobs: 1 }])
  })

  test('that are not one person stay so until that is taken back', async () => {
    const { ids, pair } = await given.twoAlike()
    await given.recruiter.ask(resumesApi.settlePair, { body: { id: pair, state: 'not_same' } })
    await given.look(ids.kept)
    const asked = { query: { state: 'not_same' as const } }
    const { list, statistic } = await given.recruiter.ask(resumesApi.listPairs, asked)
    expect(list.find(({ id }) => id === pair)).toMatchObject({
      user: { id: given.recruiter.id },
      can: { reopen: true },
    })
    expect(statistic.not_same).toBe(list.length)
    await given.recruiter.ask(resumesApi.settlePair, { body: { id: pair, state: 'open' } })
    expect((await given.pairOf(pair)).user).toBeNull()
  })

  test('are forgotten when nothing is alike any more', async () => {
    const { ids, pair } = await given.twoAlike()
    await given.world.rows('update candidates set phone = null where id = $1', ids.other)
    expect(await given.look(ids.other)).toBe(0)
    expect(await given.world.rows('select 1 from suspected_pairs where id = $1', pair)).toEqual([])
  })

  test('of a phone that an agency gives for everybody stay, and one mail comes before it', async () => {
    const phone = given.newPhone()
    const at = (more: object) =>
      given.world.application(given.organisation, given.position, { phone, ...more })
    const first = await given.candidateOf(await at({ name: '周敏', email: 'zhou@example.com' }))
    await given.look(first)
    const second = await given.candidateOf(await at({ name: '周敏' }))
    await given.look(second)
    const alike = async (id: number) =>
      (
        await given.world.rows(
          `select one_id, other_id from suspected_pairs where state = 'open' and $1 in (one_id, other_id)`,
          id,
        )
      ).map(({ one_id, other_id }) => Number(one_id) + Number(other_id) - id)
    expect(await alike(first)).toEqual([second])
    for (let more = 0; more < 51; more++)
      await given.world.rows(
        `with made as (insert into candidates (organisation_id, name, phone) values ($1, $2, $3) returning id)
         insert into person_keys (organisation_id, key, candidate_id)
         select $1, (select key from person_keys where candidate_id = $4 and key like 'p:%'), id from made`,
        ...[given.organisation, `别人${more}`, phone, first],
      )
    await given.look(first)
    expect(await alike(first)).toContain(second)
    const third = await given.candidateOf(await at({ name: '周敏', email: 'zhou@example.com' }))
    await given.look(third)
    expect(await alike(third)).toContain(first)
  })

  test('are there for whoever sees both people, and for nobody else', async () => {
    const { pair } = await given.twoAlike()
    const department = await given.world.user(
      given.organisation,
      'DepAdmin2',
      await given.world.department(given.organisation, '销售'),
    )
    expect(await department.send(resumesApi.getPair, { query: { id: pair } })).toMatchObject({ http: 403 })
    const stranger = await given.world.user(await given.world.organisation(), 'OrgAdmin2')
    expect(await stranger.send(resumesApi.getPair, { query: { id: pair } })).toMatchObject({ http: 404 })
    await given.world.rows(
      `update users set permission_changes = '{"candidates.merge": true}' where id = $1`,
      department.id,
    )
    await department.signIn(password)
    expect(await department.send(resumesApi.getPair, { query: { id: pair } })).toMatchObject({ http: 404 })
    expect(await department.ask(resumesApi.listPairs, { query: {} })).toMatchObject({ list: [] })
  })
})
