import { confidences } from '../confidences.ts'
import { isPlace } from '../fields/places.ts'
import { type Reading, reading } from '../reading.ts'
import type { ProjectReading } from '../resume.ts'
import type { Line } from '../text/line.ts'
import { locate } from '../text/locate.ts'
import { bodyText } from './body-text.ts'
import { datesOf } from './dates-of.ts'
import type { Fragment } from './fragments.ts'
import { groupEntries } from './group-entries.ts'
import { readHeader } from './header-fragments.ts'
import { isNoise } from './noise.ts'
import { organisationScore } from './organisation-words.ts'
import { PlacedLines } from './placed-lines.ts'
import { namesProject } from './project-words.ts'
import { titleScore } from './title-words.ts'

const value = ({ text, line }: Fragment, confidence: number): Reading<string> =>
  reading(text, confidence, locate(line, text))

function projectScore({ text, isLeading, order }: Fragment): number {
  if (isNoise(text) || isPlace(text) || text.length < 2) return -1
  const named = namesProject(text) ? 0.6 : 0
  return (
    0.4 +
    named +
    (isLeading ? 0.2 : 0) -
    order * 0.05 -
    (titleScore(text) > 0.9 && !named ? 0.5 : 0) -
    (organisationScore(text) > 0.9 ? 0.3 : 0)
  )
}

/** The projects a section lists. */
export function readProjects(lines: Line[], placed: PlacedLines = new PlacedLines()): ProjectReading[] {
  return groupEntries(lines, { allowsSingleDate: true, opens: namesProject }).flatMap((entry) => {
    const { labelled, fragments } = readHeader(entry)
    const named = labelled.find(({ kind }) => kind === 'project')
    const cast = labelled.find(({ kind }) => kind === 'role' || kind === 'title')
    const best = fragments.reduce<Fragment | null>(
      (top, one) => (top && projectScore(top) >= projectScore(one) ? top : one),
      null,
    )
    const name = named
      ? reading(named.value, confidences.project.labelled, locate(named.line, named.value))
      : best && projectScore(best) > 0
        ? value(best, Math.min(confidences.project.most, 0.4 + projectScore(best) / 2))
        : undefined
    if (!name) return []
    placed.add(entry)
    const other = fragments.find((one) => one.text !== name.value && titleScore(one.text) >= 0.7)
    const role = cast
      ? reading(cast.value, 0.95, locate(cast.line, cast.value))
      : other
        ? value(other, 0.8)
        : undefined
    const text = bodyText(entry, [name, role])
    return [
      {
        name,
        ...(role ? { role } : {}),
        ...datesOf(entry.period, entry.dated?.line, false),
        ...(text ? { text } : {}),
      },
    ]
  })
}
