import { AnswerMissing, ask, momentText, Page, useAsked } from '@bole/platform/portal'
import { useState } from 'react'
import { Link } from 'wouter'
import { lecturesApi } from '../contract/api.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useTexts } from './texts/index.ts'

/** Where the code at the door of a lecture leads: what it is, and signing in. */
export function LecturePage({ token }: { readonly token: string }) {
  const { text, language } = useTexts()
  const asked = useAsked(token, async () => (await ask(lecturesApi.getLecture, { query: { token } })).data)
  const [signedIn, setSignedIn] = useState<string | null>(null)
  const lecture = asked.data
  if (!lecture) return <AnswerMissing {...asked} />
  const kind = text(`kind_${lecture.kind}`)
  const facts = [
    [text('when'), momentText(language, lecture.datetime)],
    [text('where'), [lecture.city, lecture.university, lecture.address].filter(Boolean).join(' · ')],
    [text('project'), lecture.theme_name],
  ] as const
  return (
    <Page title={text('title', { university: lecture.university, kind })} organisation={lecture.organisation}>
      <dl className="pairs">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {lecture.state === 'open' && signedIn === null && (
        <SignInForm token={token} organisation={lecture.organisation.name} onSignedIn={setSignedIn} />
      )}
      {lecture.state !== 'open' && <p role="status">{text(lecture.state)}</p>}
      <div role="status">
        {signedIn !== null && (
          <section className="now">
            <h2>{text('done_title')}</h2>
            <p>{text('done', { name: signedIn })}</p>
          </section>
        )}
      </div>
      {signedIn !== null && (
        <button type="button" onClick={() => setSignedIn(null)}>
          {text('again')}
        </button>
      )}
      <p>
        <Link href={`/${lecture.organisation.slug}`}>{text('positions')}</Link>
      </p>
    </Page>
  )
}
