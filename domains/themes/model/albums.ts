/** Pictures a project may have, so that its page stays quick on a phone. */
export const mostPictures = 60

/** Numbers in their order with one of them at another place, from 1; places beyond an end are the end. */
export function movedTo(ids: readonly number[], id: number, place: number): readonly number[] {
  if (!ids.includes(id)) return ids
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(Math.min(Math.max(place, 1), ids.length) - 1, 0, id)
}
