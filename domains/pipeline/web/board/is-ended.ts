import type { CandidateListItem } from '@bole/pipeline/contract'

/** Whether nothing can be done with an application but to restore it. */
export function isEnded({ status, is_listed }: CandidateListItem): boolean {
  return status.colour === 'grey' || !is_listed
}
