import { tablesOf } from '@bole/platform/server'
import { termsOf, wordsOfContent } from '@bole/resumes/model'
import type { CandidatesView } from '@bole/resumes/view'
import { type RawBuilder, sql } from 'kysely'

export const people = tablesOf<CandidatesView>()

const nobody = sql<number>`select null::bigint as candidate_id where false`

/** A query of the newest candidates a keyword finds, by name, pinyin, phone or mail; words are all required. */
export function keywordHits(keyword: string, atMost: number): RawBuilder<number> {
  const terms = termsOf(keyword)
  const [lead, ...others] = [...(terms ?? [])].sort((a, b) => b.gram.length - a.gram.length)
  if (!lead) return nobody
  const needsText = others.length > 0 || !lead.isExact
  const texts = [lead, ...others].map(({ text }) => sql`strpos(found.search_text, ${text}) > 0`)
  const confirmed = sql`and exists (select from candidates found where found.organisation_id = candidate_grams.organisation_id
    and found.id = candidate_grams.candidate_id and ${sql.join(texts, sql` and `)})`
  const together = sql`and exists (select from candidate_grams other where other.organisation_id = candidate_grams.organisation_id
    and other.gram = ${lead.otherGram} and other.candidate_id = candidate_grams.candidate_id)`
  return sql<number>`select candidate_id from candidate_grams where gram = ${lead.gram}
    ${lead.otherGram === null ? sql`` : together} ${needsText ? confirmed : sql``}
    order by candidate_id desc limit ${sql.lit(atMost)}`
}

/** A query of the newest candidates whose résumé holds every word of a text. */
export function wordHits(content: string, atMost: number): RawBuilder<number> {
  const words = wordsOfContent(content)
  return words.length === 0
    ? nobody
    : sql<number>`select candidates_with_words(${[...words]}::text[], ${sql.lit(atMost)}) as candidate_id`
}
