import type { CandidateNote } from '@bole/resumes/contract'
import { partsOf } from '@bole/resumes/model'
import { Fragment, type ReactNode } from 'react'
import styles from './resume.module.css'

/** A note's words with the colleagues it names, as they are called now; who left is named in plain text. */
export function NoteText({ note }: { readonly note: Pick<CandidateNote, 'text' | 'mentions'> }): ReactNode {
  return partsOf(note.text, note.mentions).map((part, at) => {
    if ('text' in part) return <Fragment key={at}>{part.text}</Fragment>
    const { name, is_enabled } = part.person
    return is_enabled ? (
      <mark key={at} className={styles.mention}>
        @{name}
      </mark>
    ) : (
      <Fragment key={at}>@{name}</Fragment>
    )
  })
}
