import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useFrameTexts } from './frame-texts.ts'
import { LanguageSwitch } from './language-switch.tsx'

interface Props {
  readonly title: string
  /** Whose pages these are: the way back to their front. */
  readonly organisation?: { readonly name: string; readonly slug: string }
  readonly children: ReactNode
}

let hasShownOne = false

/** The frame of every page: a way past the header, one heading, the language. Opening another page moves the focus to its heading. */
export function Page({ title, organisation, children }: Props) {
  const { text } = useFrameTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (hasShownOne) {
      window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    }
    hasShownOne = true
  }, [])
  return (
    <>
      <a className="skip" href="#main">
        {text('skip')}
      </a>
      <header className="bar">
        {organisation && (
          <Link className="brand" href={`/${organisation.slug}`}>
            <span className="monogram" aria-hidden="true">
              {[...organisation.name][0]}
            </span>
            <span>{organisation.name}</span>
          </Link>
        )}
        <LanguageSwitch />
      </header>
      <main id="main" tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </>
  )
}
