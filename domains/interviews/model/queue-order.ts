/** Somebody stands right before another, or at the end; the order as it was where that one is not in it. */
export function movedBefore(order: readonly number[], who: number, before: number | null): readonly number[] {
  if (!order.includes(who) || who === before) return order
  const others = order.filter((id) => id !== who)
  const at = before === null ? others.length : others.indexOf(before)
  return at < 0 ? order : others.toSpliced(at, 0, who)
}

/** How many are called before somebody who did not answer is called again. */
const laterBy = 2

/** Whoever did not answer waits behind the next two. */
export function putBack(order: readonly number[], who: number): readonly number[] {
  return order.filter((id) => id !== who).toSpliced(laterBy, 0, who)
}
