const keptUnder = 'bole.left-because'

/** Why somebody is at the sign-in page who did not go there: said there once, in this tab. */
export const leftBecause = {
  set: (reason: string): void => sessionStorage.setItem(keptUnder, reason),
  get: (): string => sessionStorage.getItem(keptUnder) ?? '',
  forget: (): void => sessionStorage.removeItem(keptUnder),
}
