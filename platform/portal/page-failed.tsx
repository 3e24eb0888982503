import { Component, type ReactNode } from 'react'
import { useFrameTexts } from './frame-texts.ts'

/** Stands in for a page whose code broke or could not be fetched (a new release has replaced it). */
export class PageFailed extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Failure /> : this.props.children
  }
}

function Failure() {
  const { text } = useFrameTexts()
  return (
    <main>
      <h1>{text('page_failed')}</h1>
      <button type="button" className="main-action" onClick={() => location.reload()}>
        {text('reload')}
      </button>
    </main>
  )
}
