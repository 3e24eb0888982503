import type { CallFailed } from '../calls/call-failed.ts'
import { useTexts } from '../language/texts-provider.tsx'
import { Page } from './page.tsx'

/** What stands in the place of a page that is on its way, did not come, or does not exist. */
export function AnswerMissing({
  failure,
  reload,
  gone,
}: {
  readonly failure: CallFailed | null
  readonly reload: () => void
  /** Instead of "page not found". */
  readonly gone?: { readonly title: string; readonly children: React.ReactNode }
}) {
  const { text } = useTexts()
  if (!failure) return <Skeleton />
  if (failure.code === 'not_found' || failure.code === 'invalid') {
    return (
      <Page title={gone?.title ?? text('not_found_title')}>
        {gone?.children ?? <p>{text('not_found')}</p>}
      </Page>
    )
  }
  return (
    <Page title={text('failed')}>
      <p role="alert">{failureText(failure, text)}</p>
      <button type="button" className="main-action" onClick={reload}>
        {text('retry')}
      </button>
    </Page>
  )
}

/** What a failed call is called in front of a person. */
export function failureText(failure: CallFailed, text: ReturnType<typeof useTexts>['text']): string {
  if (failure.code === 'offline') return text('offline')
  return failure.message || text('failed')
}

/** The shape of what comes, so that nothing shifts when it does. */
function Skeleton() {
  const { text } = useTexts()
  return (
    <main id="main" aria-busy="true" className="skeleton">
      <h1 className="unseen">{text('loading')}</h1>
      <span className="line wide" />
      <span className="line" />
      <span className="block" />
      <span className="block" />
      <span className="block" />
    </main>
  )
}
