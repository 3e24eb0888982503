import { type Corrections, fieldsOf, type Readings, type ResumeField, rereading } from '@bole/resumes/model'

/** What a newer reading says of a field beside the one that is held; `corrected`: people said what holds, whatever is read. */
export const differenceKinds = ['found', 'changed', 'gone', 'same', 'corrected'] as const

export type DifferenceKind = (typeof differenceKinds)[number]

/** A field as two readings have it. */
export interface ComparedField {
  /** As the newer reading numbers it; of what is gone, as it was held. */
  readonly path: string
  /** The key of its text: the path without its number. */
  readonly label: string
  readonly before: string | null
  readonly after: string | null
  /** From 0 to 1; null where nothing was read. */
  readonly beforeConfidence: number | null
  readonly afterConfidence: number | null
  readonly kind: DifferenceKind
}

type Pair = readonly [before: ResumeField | undefined, after: ResumeField | undefined]

const entryRoots: readonly string[] = Object.keys(rereading.entryFields)
const valueRoots: readonly string[] = rereading.listFields

/** Texts are one where they differ in width, letter case or spaces alone. */
const plain = (text: string | null) => (text ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** Which old entry a new one is: by what names it, else by its place among those left over. */
function partnersOf(before: readonly string[], after: readonly string[]): readonly (number | null)[] {
  const left = new Set(before.keys())
  const take = (index: number | undefined) => {
    if (index === undefined) return null
    left.delete(index)
    return index
  }
  const named = after.map((name) =>
    take(name === '' ? undefined : [...left].find((index) => before[index] === name)),
  )
  return named.map((found) => found ?? take([...left][0]))
}

function pairsOf(
  root: string,
  before: readonly ResumeField[],
  after: readonly ResumeField[],
): readonly Pair[] {
  const isList = entryRoots.includes(root) || valueRoots.includes(root)
  if (!isList) return [[before[0], after[0]]]
  const [old, fresh] = [entriesOf(before), entriesOf(after)]
  const partners = partnersOf(old.map(nameOf), fresh.map(nameOf))
  const pairs = fresh.flatMap((entry, at): Pair[] => {
    const partner = old[partners[at] ?? -1] ?? []
    // A word of a list is there or is not: one in the place of another is no change of it.
    if (valueRoots.includes(root) && nameOf(partner) !== nameOf(entry))
      return [
        ...entry.map((field): Pair => [undefined, field]),
        ...partner.map((field): Pair => [field, undefined]),
      ]
    const keys = new Set([...partner, ...entry].map(({ label }) => label))
    const of = (fields: readonly ResumeField[], key: string) => fields.find(({ label }) => label === key)
    return [...keys].map((key): Pair => [of(partner, key), of(entry, key)])
  })
  const lost = old.filter((_, index) => !partners.includes(index))
  return [...pairs, ...lost.flat().map((field): Pair => [field, undefined])]
}

function entriesOf(fields: readonly ResumeField[]): readonly (readonly ResumeField[])[] {
  return [...Map.groupBy(fields, ({ path }) => path.split('.')[1]).values()]
}

/** An entry is named by its first field: the school, the employer, the word itself. */
const nameOf = (entry: readonly ResumeField[]) => plain(entry[0]?.read ?? null)

function kindOf(before: string | null, after: string | null): DifferenceKind {
  if (before === null) return 'found'
  if (after === null) return 'gone'
  return plain(before) === plain(after) ? 'same' : 'changed'
}

/**
 * Two readings of one file, field by field in the order a profile has: entries of lists are told by what names them and not by their
 * number. What people corrected stands, and so does a whole list they corrected something in.
 */
export function compareReadings(
  before: Readings,
  after: Readings,
  corrections: Corrections,
): readonly ComparedField[] {
  const kept = rereading.keepCorrectedLists(before, after, corrections)
  const [old, fresh] = [fieldsOf(before, {}), fieldsOf(kept, {})]
  const rootOf = ({ path }: { readonly path: string }) => path.split('.')[0] ?? path
  const roots = new Set([...old, ...fresh].map(rootOf))
  const touched = new Set(Object.keys(corrections).map((path) => rootOf({ path })))
  const fields = [...roots].flatMap((root) => {
    const of = (all: readonly ResumeField[]) => all.filter((field) => rootOf(field) === root)
    return pairsOf(root, of(old), of(fresh)).flatMap(([one, other]): ComparedField[] => {
      const field = other ?? one
      if (!field) return []
      const [was, is] = [one?.read || null, other?.read || null]
      if (was === null && is === null) return []
      return [
        {
          path: field.path,
          label: field.label,
          before: was,
          after: is,
          beforeConfidence: one?.confidence ?? null,
          afterConfidence: other?.confidence ?? null,
          kind: touched.has(root) ? 'corrected' : kindOf(was, is),
        },
      ]
    })
  })
  return fields.sort((one, other) => {
    const [a, b] = [rereading.parseFieldPath(one.path), rereading.parseFieldPath(other.path)]
    return a && b ? rereading.compareFieldPaths(a, b) : 0
  })
}

/** How many fields a newer reading finds, changes and no longer has. */
export function countDifferences(fields: readonly ComparedField[]) {
  const of = (kind: DifferenceKind) => fields.filter((field) => field.kind === kind).length
  return { found: of('found'), changed: of('changed'), gone: of('gone') }
}
