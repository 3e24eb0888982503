/** Of more than so many who wait for the same turn, whoever comes next is sent away. */
const waitingAtMost = 100

const turns = new Map<string, { waiting: number; last: Promise<unknown> }>()

/**
 * Does work of one name one after the other, so that each sees what the one before it left: many guesses at once are no more than
 * many in a row. Null when too many wait already.
 */
export async function oneAtATime<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<{ readonly done: Result } | null> {
  const turn = turns.get(name) ?? { waiting: 0, last: Promise.resolve() }
  if (turn.waiting >= waitingAtMost) return null
  turn.waiting++
  turns.set(name, turn)
  const own = turn.last.then(work)
  turn.last = own.catch(() => undefined)
  try {
    return { done: await own }
  } finally {
    turn.waiting--
    if (turn.waiting === 0) turns.delete(name)
  }
}
