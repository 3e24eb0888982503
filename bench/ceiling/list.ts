import { stages } from '@bole/processes/model'
import { termsOf, wordsOfContent } from '@bole/resumes/model'
import type pg from 'pg'
import { type ItemRow, itemColumns, itemJoins, itemOf, statusOf } from './items.ts'

interface Count {
  stage: number
  step: number
  detail: number
  amount: number
}

const pageSize = 30
const hitsAtMost = 1000

function pageOf(name: string, picked: string) {
  return {
    name,
    text: `select ${itemColumns} from applications a ${itemJoins}
      where a.organisation_id = $1 and a.id in (${picked}) order by a.applied_at desc, a.id desc`,
  }
}

const newest = pageOf(
  'newest',
  `select id from applications where organisation_id = $1 and origin = $2 and is_listed
   order by applied_at desc, id desc limit ${pageSize + 1}`,
)

const newestOfStage = pageOf(
  'newest-of-stage',
  `select id from applications where organisation_id = $1 and origin = $2 and stage = $3 and is_listed
   order by applied_at desc, id desc limit ${pageSize + 1}`,
)

const counts = {
  name: 'counts',
  text: `select stage, step, detail, sum(amount) as amount from application_counts
    where organisation_id = $1 and origin = $2 and position_id = 0 and project_id = 0 and department_id = 0
    group by 1, 2, 3`,
}

// The hits are looked up once, for the page and for the counts.
function searched(name: string, hits: string) {
  return {
    name,
    text: `with hits as materialized (${hits}), matching as materialized (
        select id, applied_at, stage, step, detail from applications
        where organisation_id = $1 and origin = $2 and is_listed and candidate_id = any (array(select candidate_id from hits))
      ), counted as materialized (
        select json_agg(n) as counts, (select count(*)::int from hits) as hits from (
          select stage, step, detail, count(*)::int as amount from matching group by 1, 2, 3) n
      )
      select ${itemColumns}, counted.hits,
        case when row_number() over (order by a.applied_at desc, a.id desc) = 1 then counted.counts end as counts
      from counted, applications a ${itemJoins}
      where a.organisation_id = $1 and a.id in (
        select id from matching order by applied_at desc, id desc limit ${pageSize + 1})
      order by a.applied_at desc, a.id desc`,
  }
}

const grams = `select candidate_id from candidate_grams g where organisation_id = $1 and gram = $3`
const byGram = searched('by-gram', `${grams} order by candidate_id desc limit ${hitsAtMost}`)
const confirmed = `exists (select from candidates c where c.organisation_id = $1 and c.id = g.candidate_id
    and strpos(c.search_text, $4) > 0) order by candidate_id desc limit ${hitsAtMost}`
const byText = searched('by-text', `${grams} and ${confirmed}`)
const byHalf = searched(
  'by-half',
  `${grams} and exists (select from candidate_grams o where o.organisation_id = $1 and o.gram = $5
    and o.candidate_id = g.candidate_id) and ${confirmed}`,
)
const byWords = searched(
  'by-words',
  `select candidates_with_words_of($1, $3::text[], ${hitsAtMost}) as candidate_id`,
)

/** The search the product has, with the organisation as an argument; no policy stands before it. */
export const wordsFunction = `
  create or replace function candidates_with_words_of(organisation bigint, asked text[], wanted integer)
  returns setof bigint language plpgsql stable set plan_cache_mode = force_generic_plan as $$
  declare
    newest bigint := (select max(candidate_id) >> 14 from resume_words where organisation_id = organisation);
    oldest bigint := (select min(candidate_id) >> 14 from resume_words where organisation_id = organisation);
  begin
    return query
      select found.candidate_id from generate_series(newest, oldest, -1) block,
        lateral (select w.candidate_id from resume_words w
          where w.words @> array(select organisation || '.' || block || '.' || word from unnest(asked) word)
          order by w.candidate_id desc limit wanted) found
      limit wanted;
  end $$`

function answer(rows: readonly ItemRow[], amounts: readonly Count[], stage: number, isCapped = false) {
  const sum = (some: readonly Count[]) => some.reduce((total, { amount }) => total + amount, 0)
  const list = rows.slice(0, pageSize)
  const last = list.at(-1)
  const ofStage = amounts.filter((count) => count.stage === stage)
  return {
    status: 'success',
    message: '',
    data: {
      list: list.map(itemOf),
      next_cursor:
        rows.length > pageSize && last
          ? `${last.applied_at.getTime().toString(36)}-${last.id.toString(36)}`
          : null,
      statistic: Object.fromEntries(
        [0, ...stages.stagesInOrder].map((code) => {
          const value = sum(code === 0 ? amounts : amounts.filter((count) => count.stage === code))
          const key = code === 0 ? 'all' : String(code)
          return [key, { key, value }]
        }),
      ),
      processStatus: stages.stagesInOrder.flatMap((code) => {
        const here = amounts.filter((count) => count.stage === code)
        const ended = here.filter(
          (count) => statusOf(count.stage, count.step, count.detail).colour === 'grey',
        )
        const step = {
          id: code,
          process_step_id: null,
          status: code,
          title: '',
          name: stages.nameOfStage(code),
        }
        return here.length === 0 ? [] : [{ ...step, count: sum(here), eliminateCount: sum(ended) }]
      }),
      statuses: ofStage.map((count) => ({
        ...statusOf(count.stage, count.step, count.detail),
        id: `${count.step}/${count.detail}`,
        count: count.amount,
      })),
      is_capped: isCapped,
    },
    total: sum(stage === 0 ? amounts : ofStage),
  }
}

/** The candidate list for one organisation. */
export async function list(pool: pg.Pool, organisationId: number, query: URLSearchParams): Promise<object> {
  const origin = Number(query.get('origin'))
  const stage = Number(query.get('tracker_status') ?? 0)
  const search = searchOf(query)
  if (search) {
    const { rows } = await pool.query<ItemRow & { counts: Count[] | null; hits: number }>({
      ...search.statement,
      values: [organisationId, origin, ...search.values],
    })
    const [first] = rows
    return answer(rows, first?.counts ?? [], stage, (first?.hits ?? 0) >= hitsAtMost)
  }
  const [page, amounts] = await Promise.all([
    stage === 0
      ? pool.query<ItemRow>({ ...newest, values: [organisationId, origin] })
      : pool.query<ItemRow>({ ...newestOfStage, values: [organisationId, origin, stage] }),
    pool.query<Count>({ ...counts, values: [organisationId, origin] }),
  ])
  return answer(page.rows, amounts.rows, stage)
}

function searchOf(query: URLSearchParams) {
  const content = query.get('content')
  if (content) return { statement: byWords, values: [wordsOfContent(content)] }
  const term = termsOf(query.get('keyword') ?? '')?.[0]
  if (!term) return null
  if (term.isExact) return { statement: byGram, values: [term.gram] }
  return term.otherGram === null
    ? { statement: byText, values: [term.gram, term.text] }
    : { statement: byHalf, values: [term.gram, term.text, term.otherGram] }
}
