import { foldText } from '@bole/resumes/model'

/** By what one person is known again within a file: the name with each of their contacts. Rows of one person share one. */
export function keysOfPerson(person: {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
}): readonly string[] {
  const folded = foldText(person.name)
    .replace(/[\s·•.,-]+/g, ' ')
    .trim()
  const name = /\p{Script=Han}/u.test(folded) ? folded.replaceAll(' ', '') : folded
  return [
    ...(person.phone ? [`${name}|${person.phone}`] : []),
    ...(person.email ? [`${name}|${person.email.trim().toLowerCase()}`] : []),
  ]
}
