export type Degree = 'doctor' | 'master' | 'bachelor' | 'college' | 'secondary'

// Order matters: 硕士 is looked for before 学士, and "Associate" before "A…" anything.
const WORDS: readonly [RegExp, Degree][] = [
  [/博士|ph\.?\s?d|doctor|d\.?phil|^MD$/i, 'doctor'],
  [
    /硕士|碩士|研究生|master|mestr|mba|emba|m\.?\s?sc|m\.?\s?eng|m\.\s?a|^m\.?s\.?$|^ma$|^ms$|m\.?phil|mpa|mfa|llm/i,
    'master',
  ],
  [/大专|专科|專科|高职|college diploma|associate|^a\.?a\.?s|foundation degree|hnd|tecn/i, 'college'],
  [/中专|高中|职高|高職|ensino médio|中技|技校|high school|secondary|a-levels|vocational|ged/i, 'secondary'],
  [
    /本科|学士|學士|大學|bacharel|bachelor|b\.?\s?sc|b\.?\s?eng|b\.?\s?a|^b\.?s\.?|b\.?com|llb|bba|bfa|b\.?tech|双学位|licen/i,
    'bachelor',
  ],
]
const RANK: readonly Degree[] = ['secondary', 'college', 'bachelor', 'master', 'doctor']

/** The level a degree wording stands for; null for an empty word. An unknown wording throws: the source must be mended. */
export function degreeOf(word: string): Degree | null {
  if (word === '') return null
  for (const [pattern, degree] of WORDS) if (pattern.test(word)) return degree
  throw new Error(`unknown degree wording: ${word}`)
}

/** The highest of several levels, null when there is none. */
export function highestOf(degrees: readonly (Degree | null)[]): Degree | null {
  let best: Degree | null = null
  for (const degree of degrees) {
    if (degree && (best === null || RANK.indexOf(degree) > RANK.indexOf(best))) best = degree
  }
  return best
}
