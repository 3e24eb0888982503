import { readTitle } from '../sections/read-title.ts'
import type { PageWord, TurnedRun } from './page-word.ts'

const LONGEST = 24

/** Single letters that stand one above the other, as runs. */
function stacks(words: PageWord[]): { run: TurnedRun; members: PageWord[] }[] {
  const singles = words.filter(({ text }) => [...text].length === 1).sort((a, b) => a.baseline - b.baseline)
  const found: PageWord[][] = []
  for (const word of singles) {
    const stack = found.find((one) => {
      const last = one.at(-1)
      if (!last || one.length >= LONGEST) return false
      const step = (word.baseline - last.baseline) / last.size
      return (
        Math.abs(word.x + word.width / 2 - last.x - last.width / 2) < last.size * 0.3 &&
        step > 0.7 &&
        step < 2.2
      )
    })
    if (stack) stack.push(word)
    else if (found.length < 400) found.push([word])
  }
  return found.flatMap((members) => {
    const [first] = members
    const last = members.at(-1)
    if (!first || !last || members.length < 2) return []
    const text = members.map((word) => word.text).join('')
    return [
      {
        run: {
          text,
          x: first.x,
          top: first.baseline - first.size,
          bottom: last.baseline,
          size: first.size,
          isUpward: false,
        },
        members,
      },
    ]
  })
}

/** Turned letters that were drawn one by one, put together. */
function joinTurned(turned: TurnedRun[]): TurnedRun[] {
  const joined: TurnedRun[] = []
  for (const run of [...turned].sort((a, b) => a.top - b.top)) {
    const at = joined.findIndex(
      (one) => Math.abs(one.x - run.x) < run.size * 0.3 && run.top - one.bottom < run.size,
    )
    const before = joined[at]
    if (!before || before.text.length > LONGEST) joined.push(run)
    else
      joined[at] = {
        ...before,
        bottom: run.bottom,
        text: run.isUpward ? run.text + before.text : before.text + run.text,
      }
  }
  return joined
}

/** A section's title written upright beside its text, as a word in front of the first row it stands beside. */
function lay(run: TurnedRun, words: PageWord[]): PageWord | null {
  const beside = words.filter(
    ({ x, baseline }) =>
      x > run.x + run.size * 0.5 && baseline > run.top && baseline < run.bottom + run.size * 4,
  )
  const first = beside.reduce<PageWord | null>(
    (top, word) => (top && top.baseline <= word.baseline ? top : word),
    null,
  )
  return (
    first && {
      text: run.text,
      x: run.x,
      baseline: first.baseline,
      width: run.size,
      size: first.size,
      isSpaced: true,
    }
  )
}

/** The words of a page with its upright section titles laid flat; other turned text is left out. */
export function layUprightTitles(words: PageWord[], turned: TurnedRun[]): PageWord[] {
  const standing = stacks(words).filter(({ run }) => readTitle(run.text) !== null)
  const taken = new Set(standing.flatMap(({ members }) => members))
  const rest = taken.size > 0 ? words.filter((word) => !taken.has(word)) : words
  const runs = [
    ...standing.map(({ run }) => run),
    ...joinTurned(turned).filter(({ text }) => readTitle(text) !== null),
  ]
  return runs.length === 0 ? words : [...rest, ...runs.flatMap((run) => lay(run, rest) ?? [])]
}
