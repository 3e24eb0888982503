import type { MatchReasons } from '@bole/library/contract'
import type { Fit } from './fit.ts'

/** Why somebody matches a position, the strongest reason first. */
export function reasonsOf({ title, skills, reached, city, degree }: Fit): MatchReasons {
  return [
    ...(skills.length > 0 ? [{ code: 'skills' as const, words: [...skills] }] : []),
    ...(title === null ? [] : [{ code: 'title' as const, words: [title] }]),
    ...(reached > 0 ? [{ code: 'reached' as const, words: [] }] : []),
    ...(city === null ? [] : [{ code: 'city' as const, words: [city] }]),
    ...(degree ? [{ code: 'degree' as const, words: [] }] : []),
  ]
}
