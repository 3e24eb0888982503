import { sources } from '@bole/pipeline/model'

/** Where somebody came from who applied on the career site. */
export interface Came {
  readonly source: sources.Source
  readonly code: string | null
}

const codeLetters = 80

/** What a link to the career site may name itself: neither ours to give nor in need of a code. */
const told: readonly sources.Source[] = ['referral', 'job_board', 'mail']

/**
 * Where an applicant came from, by what the link they followed said (`parameter:value`): a referral and its code, a campaign and its name,
 * or the career site itself.
 */
export function sourceTold(said: string | undefined): Came {
  const { source: parameter, code: value } = sources.partsOf(said?.trim() ?? '')
  const code =
    value
      .replace(/[\s,]+/g, ' ')
      .trim()
      .slice(0, codeLetters) || null
  if (code === null) return { source: 'career_site', code: null }
  if (parameter === 'referral' || parameter === 'ref') return { source: 'referral', code }
  if (parameter === 'source' && sources.isSource(code) && told.includes(code))
    return { source: code, code: null }
  return { source: 'campaign', code }
}
