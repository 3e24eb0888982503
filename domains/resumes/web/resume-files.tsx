import { addressOf } from '@bole/platform/contract'
import { formatMoment } from '@bole/platform/moments'
import { resumesApi } from '@bole/resumes/contract'
import { Empty, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'
import { useDetail } from './use-detail.ts'

/** Every file a person sent or somebody put in for them. */
export function ResumeFiles({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const files = useDetail(postId)?.files
  if (!files) return <Skeleton active />
  if (files.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('original.none')} />
  return files.map(({ file_id, name, bytes, uploaded_at, uploaded_by, is_current }) => (
    <article key={file_id} className={styles.note}>
      <a
        href={addressOf(resumesApi.getFile, {}, { post_id: postId, file_id })}
        target="_blank"
        rel="noreferrer"
      >
        {name}
      </a>
      <footer>
        {[
          `${Math.max(1, Math.round(bytes / 1024))} kB`,
          formatMoment(uploaded_at),
          uploaded_by?.name,
          is_current ? t('files.current') : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </footer>
    </article>
  ))
}
