import type { Question } from './questions.ts'

/** The longest answer to a question of an organisation's own, in characters. */
export const longestAnswer = 2000

/** What is wrong with an answer. */
export interface AnswerFault {
  readonly key: string
  /** The text of an own question; empty for a usual one. */
  readonly name: string
  readonly fault: 'missing' | 'too_long'
}

/**
 * Which answers are missing or too long, in the order of the form; `answers` by the question's key, blank is none. How long a usual
 * answer may be is the form's own matter.
 */
export function missingAnswers(
  form: readonly Question[],
  answers: Readonly<Record<string, string | undefined>>,
): readonly AnswerFault[] {
  return form.flatMap(({ key, name, is_checked, is_necessary }): AnswerFault[] => {
    const answer = (answers[key] ?? '').trim()
    if (is_checked && is_necessary && answer === '') return [{ key, name, fault: 'missing' }]
    const isLong = is_checked && name !== '' && answer.length > longestAnswer
    return isLong ? [{ key, name, fault: 'too_long' }] : []
  })
}
