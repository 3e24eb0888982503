import { AnswerMissing, ask, Page, useAsked } from '@bole/platform/portal'
import { useLocation, useSearch } from 'wouter'
import { careersApi } from '../../contract/api.ts'
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
    origin: search.get('origin') ?? '',
  }
  const site = useAsked(slug, () => ask(careersApi.getSite, { query: { slug } }))
  const found = usePositions(slug, wanted)
  if (!site.data) return <AnswerMissing {...site} />
  const { organisation, companies, cities, origins, position_count } = site.data.data
  const look = (next: Wanted) => {
    const query = new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''))
    goTo(query.size > 0 ? `${path}?${query}` : path)
  }
  return (
    <Page title={text('site_title', { name: organisation.name })} organisation={organisation}>
      {position_count > 0 ? (
        <>
          <SearchForm wanted={wanted} cities={cities} origins={origins} onChange={look} />
          <PositionList
            slug={slug}
            found={found}
            onClear={() => look({ keyword: '', city: '', origin: '' })}
          />
        </>
      ) : (
        <p className="empty">{text('nothing_open')}</p>
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
