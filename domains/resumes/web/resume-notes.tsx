import { formatMoment } from '@bole/platform/moments'
import { safeFirst, useCall, useChange } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { App, Button, Empty, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { NoteForm } from './note-form.tsx'
import { NoteText } from './note-text.tsx'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'

interface ResumeNotesProps {
  readonly postId: number
  /** The note one came for: it is shown first thing. */
  readonly noteId?: number | undefined
}

/** Notes of colleagues on a person; one can take back one's own. */
export function ResumeNotes({ postId, noteId }: ResumeNotesProps): ReactNode {
  const t = useTexts()
  const { modal } = App.useApp()
  const notes = useCall(resumesApi.listNotes, { query: { post_id: postId, page_size: 100 } }).data?.data.list
  const remove = useChange(resumesApi.deleteNote)
  const confirmRemoval = (id: number) =>
    modal.confirm({
      title: t('notes.confirmRemove'),
      okText: t('notes.remove'),
      cancelText: t('notes.keep'),
      okButtonProps: { danger: true },
      ...safeFirst,
      onOk: () => remove.mutate({ body: { post_id: postId, id } }),
    })
  return (
    <>
      <NoteForm postId={postId} />
      {!notes && <Skeleton active />}
      {notes?.length === 0 && <Empty description={t('notes.empty')} />}
      {notes?.map((note) => {
        const { id, user, created_at, is_own } = note
        return (
          <article
            key={id}
            className={styles.note}
            ref={id === noteId ? showAtOnce : undefined}
            aria-current={id === noteId || undefined}
          >
            <p>
              <NoteText note={note} />
            </p>
            <footer>
              {user.name} · {formatMoment(created_at)}
              {is_own && (
                <Button type="link" size="small" onClick={() => confirmRemoval(id)}>
                  {t('notes.remove')}
                </Button>
              )}
            </footer>
          </article>
        )
      })}
    </>
  )
}

function showAtOnce(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'center' })
}
