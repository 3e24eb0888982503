import { useCall } from '@bole/platform/web'
import { type ResumeDetail, resumesApi } from '@bole/resumes/contract'

/** The person behind an application, shared by every part of the record; asked once. */
export function useDetail(postId: number): ResumeDetail | undefined {
  return useCall(resumesApi.getDetail, { query: { post_id: postId } }, { handlesErrors: true }).data?.data
}

export type ResumeField = ResumeDetail['fields'][number]

/** What a part of the record shows of the other: the field under the pointer. */
export interface Highlighting {
  readonly postId: number
  readonly highlighted: string | null
  readonly onHighlight: (path: string | null) => void
}
