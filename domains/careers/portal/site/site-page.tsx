import { AnswerMissing, ask, Page, useAsked } from '@bole/platform/portal'
import { Link, useLocation, useSearch } from 'wouter'
import { careersApi } from '../../contract/api.ts'
import { ReferralNote } from '../page/referral-note.tsx'
import { useTexts } from '../texts/index.ts'
import { CompanyText } from './company-text.tsx'
import { PositionList } from './position-list.tsx'
import { SearchForm } from './search-form.tsx'
import { usePositions, type Wanted } from './use-positions.ts'

/** The front of a career site; what is searched for stands in the address. */
export function SitePage({ params: { slug } }: { readonly params: { readonly slug: string } }) {
  const { text } = useTexts()
  const [path, goTo] = useLocation()
  const search = new URLSearchParams(useSearch())
  const wanted = {
    keyword: search.get('keyword') ?? '',
    city: search.get('city') ?? '',
    category: search.get('category') ?? '',
    origin: search.get('origin') ?? '',
    project_id: search.get('project_id') ?? '',
  }
  const site = useAsked(slug, () => ask(careersApi.getSite, { query: { slug } }))
  const found = usePositions(slug, wanted)
  if (!site.data) return <AnswerMissing {...site} />
  const { organisation, companies, projects, position_count } = site.data.data
  const look = (next: Wanted) => {
    const query = new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''))
    goTo(query.size > 0 ? `${path}?${query}` : path)
  }
  return (
    <Page title={text('site_title', { name: organisation.name })} organisation={organisation}>
      <ReferralNote slug={slug} />
      {position_count > 0 ? (
        <>
          <SearchForm wanted={wanted} {...site.data.data} onChange={look} />
          <PositionList
            slug={slug}
            found={found}
            onClear={() => look({ keyword: '', city: '', category: '', origin: '', project_id: '' })}
          />
        </>
      ) : (
        <p className="empty">{text('nothing_open')}</p>
      )}
      {projects.length > 0 && (
        <section>
          <h2>{text('projects')}</h2>
          <ul className="cards">
            {projects.map(({ id, name, origin }) => (
              <li key={id} className="card">
                <h3>
                  <Link href={`/${slug}/projects/${id}`}>{name}</Link>
                </h3>
                <p className="quiet">{text(origin === 1 ? 'origin_1' : 'origin_2')}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {companies.map((company, at) => (
        <CompanyText
          key={`${company.name}\n${company.description}`}
          company={company}
          isNamed={companies
            .slice(0, at)
            .some(({ name, description }) => name === company.name && description !== '')}
        />
      ))}
    </Page>
  )
}
