/** Where a rule looks. */
export const ruleParts = ['subject', 'sender', 'recipient', 'folder'] as const

export type RulePart = (typeof ruleParts)[number]

/** A mail that says this there is for this position. */
export interface Rule {
  readonly part: RulePart
  readonly contains: string
  readonly positionId: number
}

/** A position that takes candidates now. */
export interface Opening {
  readonly id: number
  readonly title: string
  readonly cities: readonly string[]
}

export type Addressed = Readonly<Record<RulePart, string>>

interface Choice {
  readonly rules: readonly Rule[]
  readonly openings: readonly Opening[]
  /** Where nothing else says it; null: somebody has to choose. */
  readonly otherwise: number | null
}

const wordSign = /[\p{Script=Latin}\p{N}]/u

/** As texts are compared: full and half width alike, without case, and with spaces only between Latin words. */
function plain(text: string): string {
  const even = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  return even.replace(/ (?![\p{Script=Latin}\p{N}])|(?<![\p{Script=Latin}\p{N}]) /gu, '')
}

/** Shorter titles stand in too many subjects by chance. */
const titleAtLeast = 2

/** Whether a title stands in a text, and not as a part of a longer Latin word: `Java` is no part of `JavaScript`. */
function names(text: string, title: string): boolean {
  for (let at = text.indexOf(title); at >= 0; at = text.indexOf(title, at + 1)) {
    const edges = [text.slice(at - 1, at + 1), text.slice(at + title.length - 1, at + title.length + 1)]
    const isWithin = edges.some((edge) => edge.length === 2 && [...edge].every((sign) => wordSign.test(sign)))
    if (!isWithin) return true
  }
  return false
}

/** The opening whose title a subject names: the longest title; of several positions of one title the one whose city it names too. */
function namedIn(subject: string, openings: readonly Opening[]): number | null {
  const text = plain(subject)
  const found = openings
    .map(({ id, title, cities }) => ({ id, cities, title: plain(title) }))
    .filter(({ title }) => title.length >= titleAtLeast && names(text, title))
  const longest = Math.max(...found.map(({ title }) => title.length))
  const nearest = found.filter(({ title }) => title.length === longest)
  const there = nearest.filter(({ cities }) => cities.map(plain).some((city) => city && text.includes(city)))
  const [one, another] = nearest.length > 1 ? there : nearest
  return one && !another ? one.id : null
}

/** For which position a mail is: the first rule that fits, else a title in its subject, else the mailbox's own. */
export function positionOf(mail: Addressed, { rules, openings, otherwise }: Choice): number | null {
  const rule = rules.find(({ part, contains }) => {
    const word = plain(contains)
    return word !== '' && plain(mail[part]).includes(word)
  })
  return rule?.positionId ?? namedIn(mail.subject, openings) ?? otherwise
}
