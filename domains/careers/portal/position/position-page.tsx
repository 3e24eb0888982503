import { AnswerMissing, ask, closingText, dateText, Page, useAsked } from '@bole/platform/portal'
import { Link, useSearch } from 'wouter'
import { careersApi } from '../../contract/api.ts'
import { Looks } from '../page/looks.tsx'
import { Prose } from '../page/prose.tsx'
import { ReferralNote } from '../page/referral-note.tsx'
import { ShareLink } from '../page/share-link.tsx'
import { CompanyText } from '../site/company-text.tsx'
import { usePay } from '../site/position-card.tsx'
import { useTexts } from '../texts/index.ts'

/** What a position's pages are told by their address. */
export interface PositionParams {
  readonly slug: string
  readonly id: string
}

/** Loads one open position. */
export function usePosition({ slug, id }: PositionParams) {
  return useAsked(
    `${slug}/${id}`,
    async () => (await ask(careersApi.getPosition, { query: { slug, id: Number(id) } })).data,
  )
}

/** In place of a position that is gone. */
export function useGone(slug: string) {
  const { text } = useTexts()
  return {
    title: text('position_gone_title'),
    children: (
      <>
        <p>{text('position_gone')}</p>
        <Link className="main-action" href={`/${slug}`}>
          {text('back_to_positions')}
        </Link>
      </>
    ),
  }
}

/** One position in full, with the way to apply always within the thumb's reach. */
export function PositionPage({ params }: { readonly params: PositionParams }) {
  const position = usePosition(params)
  const gone = useGone(params.slug)
  if (!position.data) return <AnswerMissing {...position} gone={gone} />
  return <PositionInFull params={params} position={position.data} />
}

type Position = NonNullable<ReturnType<typeof usePosition>['data']>

function PositionInFull({
  params,
  position,
}: {
  readonly params: PositionParams
  readonly position: Position
}) {
  const { language, text } = useTexts()
  // A referral's code travels on to the form.
  const search = useSearch()
  const pay = usePay(position)
  const facts = [
    position.cities.join(' · '),
    position.category,
    text(position.origin === 1 ? 'origin_1' : 'origin_2'),
    position.degree ? text('degree_at_least', { degree: text(`degree_${position.degree}`) }) : '',
    text('head_count', { count: position.head_count }),
    position.closes_at ? text('closes', { date: closingText(language, position.closes_at) }) : '',
    text('opened', { date: dateText(language, position.opened_at) }),
  ].filter(Boolean)
  return (
    <Page title={position.title} organisation={position.organisation}>
      <Looks names={position.looks} />
      <ReferralNote slug={params.slug} />
      <p className="salary">{pay}</p>
      <ul className="facts quiet">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <ProseSection title={text('duties')} prose={position.description} />
      <ProseSection title={text('requirements')} prose={position.requirements} />
      <CompanyText company={position.company} />
      <p>
        {text('project')}:{' '}
        <Link href={`/${params.slug}/projects/${position.project.id}`}>{position.project.name}</Link>
      </p>
      <div className="foot within-reach">
        <Link
          className="main-action"
          href={`/${params.slug}/positions/${params.id}/apply${search ? `?${search}` : ''}`}
        >
          {text('apply')}
        </Link>
        <ShareLink link={location.href} title={position.title} label={text('share')} />
        <span className="quiet">{text('apply_hint')}</span>
      </div>
    </Page>
  )
}

function ProseSection({ title, prose }: { readonly title: string; readonly prose: string }) {
  if (prose.trim() === '') return null
  return (
    <section>
      <h2>{title}</h2>
      <Prose text={prose} />
    </section>
  )
}
