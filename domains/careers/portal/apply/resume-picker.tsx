import { type CallFailed, failureOf, sendUpload, useFailureText } from '@bole/platform/portal'
import { useRef, useState } from 'react'
import { careersApi } from '../../contract/api.ts'
import type { ReadResume } from '../apply/read-resume.ts'
import { type TextKey, useTexts } from '../texts/index.ts'
import type { Draft } from './draft.ts'

const largest = 10 * 1024 * 1024
const accepted = '.pdf,.doc,.docx,.rtf,.html,.txt,image/*,application/pdf'

interface Props {
  readonly slug: string
  readonly upload: Draft['upload']
  /** Whether the form cannot be sent without a file. */
  readonly isNecessary?: boolean
  readonly error?: TextKey | undefined
  readonly onRead: (read: ReadResume) => void
  readonly onRemove: () => void
  readonly onBusy: (isBusy: boolean) => void
}

/** The résumé first: it fills in the form. Uploading can be watched, cancelled and skipped. */
export function ResumePicker({ slug, upload, isNecessary = false, error, onRead, onRemove, onBusy }: Props) {
  const { text } = useTexts()
  const say = useFailureText()
  const chooser = useRef<HTMLInputElement>(null)
  const cancel = useRef<() => void>(() => undefined)
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async (file: File) => {
    if (file.size > largest) return setProblem(text('file_too_large'))
    setProblem(null)
    setPercent(0)
    onBusy(true)
    const under = sendUpload(careersApi.readResume, { slug, file }, setPercent)
    cancel.current = under.cancel
    try {
      onRead(await under.answer)
    } catch (error) {
      setProblem(problemOf(failureOf(error)))
    } finally {
      setPercent(null)
      onBusy(false)
    }
  }
  const problemOf = (failure: CallFailed) => {
    if (failure.code === 'cancelled') return null
    return failure.code === 'too_large' ? text('file_too_large') : say(failure)
  }

  return (
    <section className="resume" aria-labelledby="resume-title">
      <h2 id="resume-title">{text('resume')}</h2>
      <p id="resume-hint" className="quiet">
        {text('resume_hint')}
      </p>
      {upload && <p className="file">{upload.name}</p>}
      {percent !== null && (
        <>
          <progress max={100} value={percent < 100 ? percent : undefined} aria-labelledby="resume-state" />
          <button type="button" onClick={() => cancel.current()}>
            {text('cancel')}
          </button>
        </>
      )}
      <input
        ref={chooser}
        type="file"
        accept={accepted}
        hidden
        aria-label={text('choose_file')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void send(file)
        }}
      />
      {percent === null && (
        <button
          type="button"
          className={upload ? '' : 'main-action'}
          aria-describedby={error ? 'resume-hint resume-error' : 'resume-hint'}
          data-invalid={error !== undefined}
          onClick={() => chooser.current?.click()}
        >
          {text(upload ? 'choose_other' : 'choose_file')}
        </button>
      )}
      {percent === null && upload && (
        <button type="button" onClick={onRemove}>
          {text('remove_file')}
        </button>
      )}
      <p id="resume-state" role="status">
        {(upload || percent !== null || !isNecessary) && stateText(percent, upload, text)}
      </p>
      <p id="resume-error" className="error" hidden={!error}>
        {error && text(error, { field: text('resume') })}
      </p>
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}

function stateText(
  percent: number | null,
  upload: Draft['upload'],
  text: ReturnType<typeof useTexts>['text'],
): string {
  if (percent !== null) return percent < 100 ? text('uploading', { percent }) : text('reading')
  if (!upload) return text('skip_resume')
  if (upload.isRead) return text('read_done', { count: upload.filled })
  return text(upload.isLate ? 'read_late' : 'read_nothing')
}
