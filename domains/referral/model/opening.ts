/** Whether colleagues may refer for a position at a moment: it was opened for that, or its time has come. */
export function isOpenNow(
  { isOpen, opensAt }: { readonly isOpen: boolean; readonly opensAt: Date | null },
  now: Date,
): boolean {
  return isOpen || (opensAt !== null && opensAt <= now)
}
