/** What stands against the positions somebody wishes for after the first. */
type ChoiceFault = 'choices_too_many' | 'choice_closed'

/** The wishes after the first, each once and in their order. */
export function furtherChoices(first: number, given: readonly number[]): readonly number[] {
  return [...new Set(given)].filter((id) => id !== first)
}

/** Why wishes cannot be taken; `most` counts the first as well and is 1 where a project takes one position alone. */
export function whyNotRanked(
  further: readonly { readonly isOpen: boolean }[],
  most: number,
): ChoiceFault | null {
  if (further.length + 1 > most && further.length > 0) return 'choices_too_many'
  return further.every(({ isOpen }) => isOpen) ? null : 'choice_closed'
}

/** Wishes with one of them a place earlier; the first stays. */
export function wishedMore(ids: readonly number[], id: number): readonly number[] {
  const at = ids.indexOf(id)
  return at < 1 ? ids : ids.toSpliced(at, 1).toSpliced(at - 1, 0, id)
}
