import type { CallFailed } from './call-failed.ts'
import { useFrameTexts } from './frame-texts.ts'
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
  const { text } = useFrameTexts()
  const say = useFailureText()
  if (!failure) return <Skeleton />
  if (failure.code === 'not_found' || failure.code === 'invalid') {
    return (
      <Page title={gone?.title ?? text('not_found_title')}>
        <Signpost />
        {gone?.children ?? <p>{text('not_found')}</p>}
      </Page>
    )
  }
  return (
    <Page title={text('failed')}>
      <p role="alert">{say(failure)}</p>
      <button type="button" className="main-action" onClick={reload}>
        {text('retry')}
      </button>
    </Page>
  )
}

/** What a failed call is called in front of a person. */
export function useFailureText(): (failure: CallFailed) => string {
  const { text } = useFrameTexts()
  return ({ code, message }) => (code === 'offline' ? text('offline') : message || text('failed'))
}

/** No such page. */
export function NotFound() {
  const { text } = useFrameTexts()
  return (
    <Page title={text('not_found_title')}>
      <Signpost />
      <p>{text('not_found')}</p>
    </Page>
  )
}

/** A signpost whose arrow points nowhere: a drawing of our own, which says nothing that the words below it do not say. */
function Signpost() {
  return (
    <svg className="drawing" viewBox="0 0 160 112" aria-hidden="true" data-scene="missing">
      <ellipse className="ground" cx="80" cy="100" rx="58" ry="5" />
      <path d="M78 30v66M66 96h28M78 60H52l-9 8 9 8h26" />
      <path className="mark" d="M78 38h34l10 9-10 9H78z" />
    </svg>
  )
}

/** The shape of what comes, so that nothing shifts when it does. */
function Skeleton() {
  const { text } = useFrameTexts()
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
