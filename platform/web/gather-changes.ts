import type { ChangedEntities } from './query-cache.ts'

/**
 * After a change was passed on, those that follow are gathered for so many milliseconds: somebody who imports hundreds of files
 * must not have every window ask hundreds of times. A different time in each window, so that not all of them ask at once.
 */
const rest = { least: 1_000, most: 2_000 }

/** Passes on the first change at once, and what follows it in portions. */
export function gatherChanges(
  passOn: (changed: ChangedEntities) => void,
): (changed: ChangedEntities) => void {
  let waiting: ChangedEntities | null = null
  let isResting = false
  const say = (changed: ChangedEntities) => {
    isResting = true
    const milliseconds = rest.least + Math.random() * (rest.most - rest.least)
    setTimeout(() => {
      const next = waiting
      waiting = null
      isResting = false
      if (next) say(next)
    }, milliseconds)
    passOn(changed)
  }
  return (changed) => {
    if (Object.keys(changed).length === 0) return
    if (isResting) waiting = waiting ? bothOf(waiting, changed) : changed
    else say(changed)
  }
}

function bothOf(one: ChangedEntities, other: ChangedEntities): ChangedEntities {
  const both: Record<string, readonly number[] | null> = { ...one }
  for (const [entity, numbers] of Object.entries(other)) {
    const before = both[entity]
    if (before === null || numbers === null) both[entity] = null
    else both[entity] = [...new Set([...(before ?? []), ...numbers])]
  }
  return both
}
