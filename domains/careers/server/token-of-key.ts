import { createHash } from 'node:crypto'

/**
 * The secret of a private page from the key the candidate's browser made for the form. Nothing but digests is stored here, and
 * still a form sent again after a lost answer gets the same link: who holds the key is who filled in the form.
 */
export function tokenOfKey(key: string, organisationId: number, positionId: number): string {
  return createHash('sha256').update(`bole:${organisationId}:${positionId}:${key}`).digest('base64url')
}
