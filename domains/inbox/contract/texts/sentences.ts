import type { NoticeKind, WorkKind } from '@bole/inbox/model'

/**
 * A sentence for each kind of notice and of long work, filled with its facts: `<kind>_fine` stands where nothing failed. `nobody` takes
 * the place of who did it where it was nobody of staff, `other` that of a kind which is told no more.
 */
export type Sentences = Readonly<
  Record<NoticeKind | WorkKind | 'nobody' | 'other', string> &
    Partial<Record<`${NoticeKind}_fine` | `${NoticeKind}_one`, string>>
>
