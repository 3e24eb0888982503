import { prepared, type Query, tablesOf } from '@bole/platform/server'
import { termsOf, wordsOfContent } from '@bole/resumes/model'
import type { CandidatesView } from '@bole/resumes/view'

export const people = tablesOf<CandidatesView>()

interface Hit {
  readonly candidate_id: number
}

// Text: keywords and words of résumés are a hot path (docs/performance.md).
const nobody = prepared<Hit>('select null::bigint as candidate_id where false')

/** What a person is found by without their phone and mail, as `searchTextOf` writes the two. */
const withoutContacts = ['phone', 'email'].reduce(
  (text, contact) =>
    `replace(${text}, coalesce(nullif(lower(normalize(btrim(found.${contact}), nfkc)), ''), chr(1)), ' ')`,
  'found.search_text',
)

/**
 * A query of the newest candidates a keyword finds, by name, pinyin, phone or mail; words are all required, and one too short to be
 * looked up narrows what the others find. For whoever is kept from contacts phone and mail find nobody.
 */
export function keywordHits(keyword: string, atMost: number, isKeptFromContacts = false): Query<Hit> {
  const terms = termsOf(keyword)
  const [lead, ...others] = [...terms].sort((a, b) => (b.gram?.length ?? 0) - (a.gram?.length ?? 0))
  if (!lead) return nobody()
  const searched = isKeptFromContacts ? withoutContacts : 'found.search_text'
  const containing = (texts: readonly string[], after: number) =>
    texts.map((_, index) => `strpos(' ' || ${searched}, $${after + index + 1}) > 0`).join(' and ')
  const all = terms.map(({ text }) => text)
  if (lead.gram === null)
    return prepared<Hit>(`select found.id as candidate_id from candidates found where ${containing(all, 0)}
      order by found.id desc limit ${atMost}`)(...all)
  const grams = lead.otherGram === null ? [lead.gram] : [lead.gram, lead.otherGram]
  const isDecided = lead.isExact && others.length === 0 && !isKeptFromContacts
  const texts = isDecided ? [] : all
  const together = `and exists (select from candidate_grams other where other.organisation_id = candidate_grams.organisation_id
    and other.gram = $2 and other.candidate_id = candidate_grams.candidate_id)`
  const confirmed = `and exists (select from candidates found where found.organisation_id = candidate_grams.organisation_id
    and found.id = candidate_grams.candidate_id and ${containing(texts, grams.length)})`
  return prepared<Hit>(`select candidate_id from candidate_grams where gram = $1
    ${grams.length > 1 ? together : ''} ${texts.length > 0 ? confirmed : ''}
    order by candidate_id desc limit ${atMost}`)(...grams, ...texts)
}

/** A query of the newest candidates whose résumé holds every word of a text. */
export function wordHits(content: string, atMost: number): Query<Hit> {
  const words = wordsOfContent(content)
  if (words.length === 0) return nobody()
  return prepared<Hit>(`select candidates_with_words($1::text[], ${atMost}) as candidate_id`)([...words])
}
