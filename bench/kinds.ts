import { accountsApi } from '@bole/accounts/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { addressOf } from '@bole/platform/contract'
import { resumesApi } from '@bole/resumes/contract'
import type pg from 'pg'
import { fillDepartments, fillUsers } from './data/fill-organisation.ts'
import { bigOrganisation } from './data/tenants.ts'
import type { Work } from './load/job.ts'

/** A kind of request: what is asked, freshly read before each run, and whether the ceiling answers it too. */
export interface Kind {
  readonly name: string
  readonly title: string
  readonly hasCeiling: boolean
  readonly work: (database: pg.Client) => Promise<Work>
}

const list = (conditions: object) =>
  addressOf(pipelineApi.listCandidates, {}, { origin: 2, page_size: 30, with_choices: false, ...conditions })

const fixed = (...conditions: readonly object[]) => {
  const paths = conditions.map(list)
  return async (): Promise<Work> => ({ kind: 'get', paths })
}

async function column(database: pg.Client, sql: string, ...values: unknown[]): Promise<readonly string[]> {
  const { rows } = await database.query<{ value: string }>(sql, values)
  return rows.map(({ value }) => String(value))
}

const applicationsOf = (database: pg.Client, amount: number) =>
  column(
    database,
    `select id as value from applications where organisation_id = $1 and origin = 2 and is_listed
     order by md5(id::text) limit $2`,
    bigOrganisation,
    amount,
  )

/** Words by the share of résumés they stand in, of a sample. */
async function wordsAt(database: pg.Client, from: number, to: number, amount: number) {
  const [size = '0'] = await column(database, 'select size as value from bench_made')
  const percent = Math.min(100, 200_000 / Number(size))
  const stored = await column(
    database,
    `with sample as materialized (
       select words from resume_words tablesample system (${percent}) repeatable (1) where organisation_id = $1)
     select split_part(word, '.', 3) as value from sample, unnest(words) word
     group by 1 having count(*) between $2::numeric * (select count(*) from sample)
       and $3::numeric * (select count(*) from sample)
     order by md5(split_part(word, '.', 3)) limit $4`,
    bigOrganisation,
    from,
    to,
    amount,
  )
  return stored.filter((word) => /^[a-z]+$|^\p{Script=Han}+$/u.test(word))
}

const detailPaths = async (
  database: pg.Client,
  call: typeof pipelineApi.getApplication | typeof resumesApi.getDetail,
) => {
  const ids = await applicationsOf(database, 2000)
  return ids.map((id) => addressOf(call, {}, { post_id: id }))
}

const get = (paths: readonly string[]): Work => ({ kind: 'get', paths })
const search = (keyword: string) => list({ keyword })

const interview = 12
const assessment = 16

export const kinds: readonly Kind[] = [
  {
    name: 'list',
    title: 'candidate list, first page with counts',
    hasCeiling: true,
    work: fixed({}),
  },
  {
    name: 'list-stage',
    title: 'candidate list of a stage, with counts',
    hasCeiling: true,
    work: fixed(...[1, 12, 5, 3].map((tracker_status) => ({ tracker_status }))),
  },
  {
    name: 'search-name',
    title: 'keyword: a whole name',
    hasCeiling: true,
    work: async (database) => {
      const names = await column(
        database,
        `select name as value from candidates where organisation_id = $1 and name ~ '^[^ -~]{3}$'
         order by md5(id::text) limit 300`,
        bigOrganisation,
      )
      return get(names.map(search))
    },
  },
  {
    name: 'search-surname',
    title: 'keyword: a common surname',
    hasCeiling: true,
    work: async () => get(['王', '李', '张', '刘'].map(search)),
  },
  {
    name: 'search-two',
    title: 'keyword: two Chinese characters',
    hasCeiling: true,
    work: async (database) => {
      const given = await column(
        database,
        `select right(name, 2) as value from candidates where organisation_id = $1 and name ~ '^[^ -~]{3}$'
         order by md5(id::text) limit 300`,
        bigOrganisation,
      )
      return get(given.map(search))
    },
  },
  {
    name: 'search-pinyin',
    title: 'keyword: pinyin initials',
    hasCeiling: true,
    work: async () => get(['wjh', 'lxm', 'zyf', 'cmt', 'lwt', 'ysj'].map(search)),
  },
  {
    name: 'search-phone',
    title: 'keyword: part of a phone',
    hasCeiling: true,
    work: async (database) => {
      const parts = await column(
        database,
        `select substr(phone, 5, 6) as value from candidates where organisation_id = $1
         order by md5(id::text) limit 300`,
        bigOrganisation,
      )
      return get(parts.map(search))
    },
  },
  {
    name: 'text-rare',
    title: 'résumé text: a rare word (1 in 10,000)',
    hasCeiling: true,
    work: async () => {
      const { rareWord } = await import('./data/resume-text.ts')
      return get(Array.from({ length: 300 }, (_, index) => list({ content: rareWord(index * 33) })))
    },
  },
  {
    name: 'text-common',
    title: 'résumé text: a common word (1 in 5)',
    hasCeiling: true,
    work: async (database) =>
      get((await wordsAt(database, 0.15, 0.3, 30)).map((content) => list({ content }))),
  },
  {
    name: 'text-two',
    title: 'résumé text: two words',
    hasCeiling: true,
    work: async (database) => {
      const words = await wordsAt(database, 0.02, 0.08, 60)
      return get(
        words.map((word, index) => list({ content: `${word} ${words[(index + 1) % words.length]}` })),
      )
    },
  },
  {
    name: 'detail',
    title: 'application detail',
    hasCeiling: true,
    work: async (database) => get(await detailPaths(database, pipelineApi.getApplication)),
  },
  {
    name: 'resume',
    title: 'résumé detail',
    hasCeiling: false,
    work: async (database) => get(await detailPaths(database, resumesApi.getDetail)),
  },
  {
    name: 'move',
    title: 'stage move, durable, with history and counts',
    hasCeiling: true,
    work: async (database) => {
      const { rows } = await database.query<{ id: number; version: number; stage: number }>(
        `select id::int, version, stage from applications where organisation_id = $1 and is_listed
           and stage = any ($2) and step in (10, 20, 30, 60) order by id % 1009, id limit 2000`,
        [bigOrganisation, [interview, assessment]],
      )
      const path = addressOf(pipelineApi.move)
      return { kind: 'move', path, applications: rows, stages: [interview, assessment] }
    },
  },
  {
    name: 'dashboard',
    title: 'dashboard',
    hasCeiling: false,
    work: async () => get([1, 2].map((origin) => addressOf(dashboardApi.getDashboard, {}, { origin }))),
  },
  {
    name: 'users',
    title: 'list of 10,000 accounts',
    hasCeiling: false,
    work: async (database) => {
      await fillUsers(database)
      const page = (conditions: object) =>
        addressOf(accountsApi.listUsers, {}, { page_size: 30, ...conditions })
      return get([page({}), page({ page: 200 }), page({ keyword: 'colleague77' }), page({ role: 'User2' })])
    },
  },
  {
    name: 'work',
    title: 'what waits for whoever asks, all kinds',
    hasCeiling: false,
    work: async () => get([addressOf(dashboardApi.listWork)]),
  },
  {
    name: 'departments',
    title: 'tree of 5,000 departments',
    hasCeiling: false,
    work: async (database) => {
      await fillDepartments(database)
      return get([addressOf(accountsApi.listDepartments)])
    },
  },
  {
    name: 'departments-kept',
    title: 'tree of 5,000 departments with people, positions, heads and tags',
    hasCeiling: false,
    work: async (database) => {
      await fillDepartments(database)
      return get([addressOf(accountsApi.overviewDepartments)])
    },
  },
]
