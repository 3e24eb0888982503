/** What is said of a candidate in an interview, in a word. */
export const candidateTags = [
  'to_arrange',
  'invited',
  'accepted',
  'signed_in',
  'interviewing',
  'to_judge',
  'passed',
  'eliminated',
  'refused',
  'moved_on',
  'put_off',
  'cancelled',
  'absent',
  'not_reached',
  'unsuitable',
] as const

export type CandidateTag = (typeof candidateTags)[number]

/** The details of a step of stage 12 (specification, section 4); 0 stands for the rest of them. */
const tags: Readonly<Record<number, Readonly<Record<number, CandidateTag>>>> = {
  10: {
    0: 'to_arrange',
    12: 'put_off',
    13: 'cancelled',
    14: 'absent',
    16: 'not_reached',
    17: 'unsuitable',
    18: 'unsuitable',
    19: 'unsuitable',
  },
  20: { 0: 'accepted', 22: 'signed_in', 23: 'interviewing' },
  30: { 0: 'to_judge' },
  40: { 0: 'passed' },
  50: { 0: 'eliminated', 52: 'refused' },
  60: { 0: 'invited' },
}

/** How somebody stands in the interview; who was moved on without a word said so. */
export function tagOf(step: number, detail: number, isClosed: boolean): CandidateTag {
  const known = tags[step]
  const tag = known?.[detail] ?? known?.[0] ?? 'to_arrange'
  return isClosed && step !== 40 && step !== 50 && step !== 10 ? 'moved_on' : tag
}

/** Whether they have come. */
export function isSignedIn(step: number, detail: number): boolean {
  return step === 20 && (detail === 22 || detail === 23)
}
