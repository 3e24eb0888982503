import { isSameName } from '@bole/resumes/model'

/** Who somebody says they are. */
export interface Identity {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
}

/**
 * Whether an applicant, whom nobody has checked, is the person we know: name, phone and mail all agree. Less would let anybody
 * who knows a name and a number write into that person's record, or learn from a refusal that they applied.
 */
export function isSurelySame(known: Identity, applicant: Identity): boolean {
  return (
    isSameName(known.name, applicant.name) &&
    known.phone !== null &&
    known.phone === applicant.phone &&
    known.email !== null &&
    applicant.email !== null &&
    known.email.toLowerCase() === applicant.email.toLowerCase()
  )
}
