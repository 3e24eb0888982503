/** An input with the output that is expected of a program. */
export interface Case {
  readonly input: string
  readonly expected: string
  /** Candidates are told only how many of these were passed. */
  readonly isHidden: boolean
}

/** What a question must have to be set: something to see, in a language at least. */
type QuestionFault = 'no_language' | 'no_visible_case'

/** Why an interviewer’s own question cannot be set; null where it can. A question without any case is answered by writing alone. */
export function faultOfQuestion(languages: readonly string[], cases: readonly Case[]): QuestionFault | null {
  if (languages.length === 0) return 'no_language'
  return cases.length > 0 && cases.every(({ isHidden }) => isHidden) ? 'no_visible_case' : null
}
