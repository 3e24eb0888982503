import { HiddenMark, useIsHidden } from '@bole/accounts/web'
import { addressOf } from '@bole/platform/contract'
import { formatMoment } from '@bole/platform/moments'
import { bytesInWords, useCall } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { Button, Empty, Modal, Skeleton } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { AddFile } from './add-resume.tsx'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'

const PdfPages = lazy(() => import('./pdf-pages.tsx'))

/** Every file a person sent or somebody put in for them. */
export function ResumeFiles({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const query = { post_id: postId }
  const isHidden = useIsHidden('any')
  const files = useCall(resumesApi.listFiles, { query }, { handlesErrors: true }).data?.data.list
  if (!files) return <Skeleton active />
  return (
    <>
      <AddFile postId={postId} />
      {files.length === 0 && <Empty description={t('original.none')} />}
      {files.map(({ file_id, name, media_type, bytes, uploaded_at, uploaded_by, is_current }) => (
        <article key={file_id} className={styles.note}>
          {isHidden ? (
            name
          ) : (
            <FileName
              name={name}
              isPdf={media_type === 'application/pdf'}
              address={addressOf(resumesApi.getFile, {}, { post_id: postId, file_id })}
            />
          )}
          <footer>
            {[
              bytesInWords(bytes),
              formatMoment(uploaded_at),
              uploaded_by?.name,
              is_current ? t('files.current') : null,
            ]
              .filter(Boolean)
              .join(' · ')}
            {isHidden ? (
              <>
                {' '}
                <HiddenMark />
              </>
            ) : (
              <Button
                type="link"
                size="small"
                download={name}
                href={addressOf(resumesApi.getFile, {}, { post_id: postId, file_id })}
                aria-label={`${t('original.download')} ${name}`}
              >
                {t('original.download')}
              </Button>
            )}
          </footer>
        </article>
      ))}
    </>
  )
}

interface FileNameProps {
  readonly name: string
  readonly isPdf: boolean
  readonly address: string
}

/** A file's name, which opens it: a PDF in our own viewer, where no script of its sender runs. */
function FileName({ name, isPdf, address }: FileNameProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  if (!isPdf)
    return (
      <a href={address} target="_blank" rel="noreferrer">
        {name}
      </a>
    )
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Modal
        open={isOpen}
        title={name}
        width={900}
        footer={null}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Suspense fallback={<Skeleton active />}>
          <PdfPages address={address} marksOn={() => null} />
        </Suspense>
      </Modal>
    </>
  )
}
