import type { Corrections } from '../resume-fields.ts'
import type { MergeChoice } from './merge-people.ts'
import type { Side } from './part-people.ts'

/** Corrections of one value go with the value, by its path in a résumé. */
const choiceOfValue: Readonly<Record<string, MergeChoice>> = {
  name: 'name',
  gender: 'gender',
  phone: 'phone',
  email: 'email',
  birth_date: 'birth_date',
  age: 'birth_date',
  city: 'city',
  expected_position: 'expected_position',
}

/** Corrections in a list of a résumé are that file’s, and what follows from them is of whose file it is. */
const choiceOfList: Readonly<Record<string, MergeChoice>> = {
  schools: 'education',
  degree: 'education',
  employers: 'work',
  expected_places: 'expected_places',
}

/** What was corrected in entries of a résumé after a moment: the facts that follow from it. */
export function choicesCorrectedIn(corrections: Corrections, since: Date): readonly MergeChoice[] {
  const later = Object.entries(corrections).flatMap(([path, changes]) => {
    const choice = choiceOfList[path.split('.', 1)[0] ?? '']
    return choice && changes.some(({ at }) => isLater(at, since)) ? [choice] : []
  })
  return [...new Set(later)]
}

/** A résumé’s corrections once a merge is undone. */
export interface PartedCorrections {
  /** What stays in the résumé. */
  readonly staying: Corrections
  /** What goes to the other person’s résumé, as the value it corrected went there. */
  readonly leaving: Corrections
}

/** Parts what was corrected after the merge in a résumé of one side, by whom each changed value went to. */
export function partCorrections(
  corrections: Corrections,
  owner: Side,
  {
    since,
    changed,
  }: { readonly since: Date; readonly changed: Readonly<Partial<Record<MergeChoice, Side | 'both'>>> },
): PartedCorrections {
  const staying: Record<string, Corrections[string]> = {}
  const leaving: Record<string, Corrections[string]> = {}
  for (const [path, changes] of Object.entries(corrections)) {
    const choice = choiceOfValue[path]
    const whose = (choice && changed[choice]) ?? owner
    const later = changes.filter(({ at }) => isLater(at, since))
    const earlier = changes.filter(({ at }) => !isLater(at, since))
    const kept = whose === owner || whose === 'both' ? changes : earlier
    if (kept.length > 0) staying[path] = kept
    if (whose !== owner && later.length > 0) leaving[path] = later
  }
  return { staying, leaving }
}

/** Corrections with others after them. */
export function joinCorrections(first: Corrections, then: Corrections): Corrections {
  const joined: Record<string, Corrections[string]> = { ...first }
  for (const [path, changes] of Object.entries(then)) joined[path] = [...(joined[path] ?? []), ...changes]
  return joined
}

const isLater = (at: string, since: Date) => Date.parse(at) > since.getTime()
