/** Something people who apply are asked; `name` is the text of an organisation's own question, empty for a usual one. */
export interface Question {
  readonly key: string
  readonly name: string
  readonly is_checked: boolean
  readonly is_necessary: boolean
}

/** A question in its place; one that is disabled is always asked. */
export interface PlacedQuestion extends Question {
  readonly id: number
  readonly is_disabled: boolean
}

/** As it is given: an own question that is new has no key yet. */
export type GivenQuestion = Omit<Question, 'key'> & { readonly key?: string | undefined }

const usualKeys = [
  'name',
  'phone',
  'email',
  'degree',
  'school',
  'resume',
  'gender',
  'city',
  'expect_location',
  'major',
  'graduate_date',
  'employer',
  'job_title',
  'birth_date',
  'self_description',
] as const

/** The key of a question that every project may ask. */
export type UsualKey = (typeof usualKeys)[number]

const always: readonly string[] = ['name', 'phone', 'email']
const necessary: readonly string[] = ['degree', 'school', 'resume']
const seldom: readonly string[] = ['birth_date', 'self_description']

/** The usual questions, in the order of the form. */
// Said to be pure, so that a phone that only checks answers does not load it.
export const usualQuestions: readonly Question[] = /* @__PURE__ */ usualKeys.map((key) => ({
  key,
  name: '',
  is_checked: !seldom.includes(key),
  is_necessary: always.includes(key) || necessary.includes(key),
}))

/**
 * The whole form: the usual questions with what was chosen for them, then the organisation's own. What is necessary is
 * asked, and who applies always says who they are.
 */
export function formOf(given: readonly GivenQuestion[]): readonly PlacedQuestion[] {
  const isUsual = (key: string | undefined) => usualQuestions.some((question) => question.key === key)
  const usual = usualQuestions.map((question) => {
    const chosen = given.find(({ key }) => key === question.key) ?? question
    return { ...question, is_checked: chosen.is_checked, is_necessary: chosen.is_necessary }
  })
  const taken = new Set(given.map(({ key }) => key))
  const used = new Set<string>()
  const own = given
    .filter(({ key, name }) => !isUsual(key) && name !== '')
    .map((question) => {
      // Of several with one key the first keeps it.
      const key = question.key === undefined || used.has(question.key) ? freeKey(taken) : question.key
      used.add(key)
      return { ...question, key }
    })
  return [...usual, ...own].map((question, index) => {
    const isAlways = always.includes(question.key)
    const isNecessary = isAlways || question.is_necessary
    return {
      ...question,
      id: index + 1,
      is_checked: isNecessary || question.is_checked,
      is_necessary: isNecessary,
      is_disabled: isAlways,
    }
  })
}

function freeKey(taken: Set<string | undefined>): string {
  let number = 1
  while (taken.has(`own_${number}`)) number++
  taken.add(`own_${number}`)
  return `own_${number}`
}
