import type { Case, CodingLanguage } from '@bole/coding/model'
import type { Language } from '@bole/platform/contract'
import { pointNames, questionNames, questions } from './questions.ts'
import { wordsOf } from './words-of.ts'

/** A question as it is set: with its words in one language. */
interface WordedQuestion {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly points: readonly { readonly id: number; readonly name: string }[]
  readonly languages: readonly CodingLanguage[]
  readonly cases: readonly Case[]
}

/** The exam points with their numbers, from 1 in their order, and how many questions ask for each. */
export function examPointsIn(language: Language) {
  const all = Object.values(questions)
  return pointNames.map((name, place) => ({
    id: place + 1,
    name: wordsOf[language].points[name],
    question_count: all.filter(({ points }) => points.includes(name)).length,
  }))
}

/** Every question of the library in the language of whoever asks. */
export function questionsIn(language: Language): readonly WordedQuestion[] {
  const words = wordsOf[language]
  return questionNames.map((name) => ({
    ...questions[name],
    ...words.questions[name],
    points: questions[name].points.map((point) => ({
      id: pointNames.indexOf(point) + 1,
      name: words.points[point],
    })),
  }))
}

/** The question of that number; undefined where the library has none. */
export function questionIn(language: Language, id: number): WordedQuestion | undefined {
  return questionsIn(language).find((question) => question.id === id)
}
