import { type Reading, reading } from '../reading.ts'
import type { Degree, SchoolReading } from '../resume.ts'
import { countHan } from '../text/characters.ts'
import type { Line } from '../text/line.ts'
import { locate } from '../text/locate.ts'
import { degreeIn, isHigher } from './degree.ts'
import type { Labelled } from './labels.ts'

function higher(
  one: Reading<Degree> | undefined,
  other: Reading<Degree> | undefined,
): Reading<Degree> | undefined {
  if (!one || !other) return one ?? other
  return isHigher(other.value, one.value) ? other : one
}

/** The highest degree: of the schools, and of what a label calls so; else what the basics name. */
export function readHighestDegree(
  schools: SchoolReading[],
  labelled: Labelled[],
  basics: Line[],
): Reading<Degree> | undefined {
  const found = schools.reduce<Reading<Degree> | undefined>(
    (top, { degree }) => higher(top, degree),
    undefined,
  )
  const stated = labelled
    .filter(({ kind }) => kind === 'degree')
    .reduce<Reading<Degree> | undefined>((top, { value, line }) => {
      const own = degreeIn(value)
      return higher(top, own ? reading(own.degree, 0.96, locate(line, value)) : undefined)
    }, undefined)
  const sure = higher(stated, found)
  if (sure) return sure
  for (const line of basics) {
    for (const cell of line.text.split(/[\t|·•/,;]/)) {
      // Two Latin letters are as likely a state's.
      const isWord = countHan(cell) > 1 || cell.trim().length > 2
      const own = isWord && cell.length < 40 ? degreeIn(cell) : null
      if (own) return reading(own.degree, 0.75, locate(line, cell.slice(own.from, own.to)))
    }
  }
  return undefined
}
