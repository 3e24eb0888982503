import { guessStanding, type StandingWord, type Words, wordKey } from '@bole/imports/model'
import type { Transaction } from '@bole/platform/server'
import { type ImportRecord, imports } from '../import-store.ts'

/** Positions by their titles, as titles are compared; of several with one title the open one, of those the newest. */
export async function positionsByTitle(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const [rows] = await tx.load(
    imports
      .selectFrom('positions')
      .select(['id', 'title', 'state'])
      .where('is_deleted', '=', false)
      .where('state', '!=', 'draft'),
  )
  const lastWins = rows.toSorted(
    (a, b) => Number(a.state === 'open') - Number(b.state === 'open') || a.id - b.id,
  )
  return new Map(lastWins.map(({ id, title }) => [wordKey(title), id]))
}

/** What the words of a file mean: what somebody said, and where nobody did what can be told by itself. */
export function wordsOf({ words, found }: ImportRecord, byTitle: ReadonlyMap<string, number>): Words {
  const guessed = (found.statuses ?? []).flatMap(({ word }): (readonly [string, StandingWord])[] => {
    const standing = guessStanding(word)
    return standing ? [[wordKey(word), standing]] : []
  })
  return {
    positions: new Map([...byTitle, ...Object.entries(words.positions ?? {})]),
    standings: new Map([...guessed, ...Object.entries(words.statuses ?? {})]),
  }
}
