import { companyMomentText, momentText } from '@bole/platform/portal'
import type { ShownProject } from '../../contract/project-schemas.ts'
import { useTexts } from './texts/index.ts'

/** Where a project meets students, by city. */
export function RouteSection({ route }: Pick<ShownProject, 'route'>) {
  const { language, text } = useTexts()
  const cities = [...new Set(route.map(({ city }) => city))]
  return (
    <section>
      <h2>{text('route')}</h2>
      <ul className="route">
        {cities.map((city) => (
          <li key={city}>
            <h3>{city}</h3>
            <ul>
              {route
                .filter((stop) => stop.city === city)
                .map(({ id, kind, university, address, datetime, url }) => (
                  <li key={id}>
                    <strong>{university}</strong> <span className="quiet">{text(`kind_${kind}`)}</span>
                    <br />
                    <time dateTime={datetime}>
                      {companyMomentText(language, datetime) ?? momentText(language, datetime)}
                    </time>
                    {address && ` · ${address}`}
                    {url && (
                      <>
                        {' '}
                        <a href={url} rel="noreferrer">
                          {text('event_page')}
                        </a>
                      </>
                    )}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
