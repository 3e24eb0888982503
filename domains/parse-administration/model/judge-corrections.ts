import { type Corrections, fieldsOf, type Readings } from '@bole/resumes/model'

/** What somebody said of a field, and whether the reader says the same today. */
export interface JudgedCorrection {
  readonly label: string
  readonly isRight: boolean
}

/** Texts are one where they differ in width, letter case, spaces or points alone. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '')

/**
 * Holds a reading against what people corrected in an earlier one of the same file. A single value is right as it was corrected, or where
 * it was taken away and is no longer read; a value of a list is right wherever in the list it stands. What was corrected back to what had
 * been read says nothing of the reader.
 */
export function judgeCorrections(corrections: Corrections, read: Readings): readonly JudgedCorrection[] {
  const fields = fieldsOf(read, {})
  return Object.entries(corrections).flatMap(([path, changes]) => {
    const [first, last] = [changes[0], changes.at(-1)]
    if (!first || !last || plain(first.was ?? '') === plain(last.value ?? '')) return []
    const label = path.replace(/\.\d+/, '')
    const says = fields.filter((field) => field.label === label).map((field) => plain(field.read ?? ''))
    const wanted = plain(last.value ?? '')
    const isRight = wanted === '' ? !says.includes(plain(first.was ?? '')) : says.includes(wanted)
    return [{ label, isRight }]
  })
}

/** Of each field how many corrections there are and how many of them the reader would spare today; the most corrected first. */
export function sumByLabel(
  judged: readonly JudgedCorrection[],
): readonly { readonly label: string; readonly count: number; readonly right: number }[] {
  return [...Map.groupBy(judged, ({ label }) => label)]
    .map(([label, of]) => ({ label, count: of.length, right: of.filter(({ isRight }) => isRight).length }))
    .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label))
}
