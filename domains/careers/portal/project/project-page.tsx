import { addressOf, type ReplyOf } from '@bole/platform/contract'
import { AnswerMissing, ask, dateText, Page, useAsked } from '@bole/platform/portal'
import { Link } from 'wouter'
import { careersApi } from '../../contract/api.ts'
import { shownPicture } from '../../contract/shown-picture.ts'
import { Looks } from '../page/looks.tsx'
import { Prose } from '../page/prose.tsx'
import { CompanyText } from '../site/company-text.tsx'
import { PositionList } from '../site/position-list.tsx'
import { usePositions } from '../site/use-positions.ts'
import { RouteSection } from './route-section.tsx'
import { useTexts } from './texts/index.ts'

type ShownProject = ReplyOf<typeof careersApi.getProject>

interface ProjectPageProps {
  readonly slug: string
  /** Its number, or the code of its invitation. */
  readonly asked: { readonly id: number } | { readonly code: string }
}

/** One project: its positions, where to meet the company, the timeline, pictures, questions and the company. */
export function ProjectPage({ slug, asked }: ProjectPageProps) {
  const project = useAsked(
    `${slug}/${JSON.stringify(asked)}`,
    async () => (await ask(careersApi.getProject, { query: { slug, ...asked } })).data,
  )
  if (!project.data) return <AnswerMissing {...project} />
  return <ProjectInFull slug={slug} project={project.data} />
}

function ProjectInFull({ slug, project }: { readonly slug: string; readonly project: ShownProject }) {
  const { language, text } = useTexts()
  const found = usePositions(slug, {
    keyword: '',
    city: '',
    category: '',
    origin: '',
    project_id: `${project.id}`,
  })
  const { company, menu, schedule, pictures, answers, route } = project
  const day = (written: string) => dateText(language, written)
  return (
    <Page title={project.name} organisation={project.organisation}>
      <Looks names={project.looks} />
      {company.logo !== null && (
        <img
          className="logo"
          src={addressOf(careersApi.getShownLogo, {}, { slug, id: company.logo })}
          alt={company.name}
        />
      )}
      {menu.length > 0 && (
        <nav className="links" aria-label={project.name}>
          {menu.map(({ title, url }) => (
            <a key={`${title} ${url}`} href={url} rel="noreferrer">
              {title}
            </a>
          ))}
        </nav>
      )}
      {project.position_count > 0 && <PositionList slug={slug} found={found} onClear={() => undefined} />}
      {route.length > 0 && <RouteSection route={route} />}
      {schedule.length > 0 && (
        <section>
          <h2>{text('schedule')}</h2>
          <ol className="timeline">
            {schedule.map(({ title, day_from, day_to }) => (
              <li key={`${title} ${day_from}`}>
                <strong>{title}</strong>{' '}
                <span className="quiet">{day_to ? `${day(day_from)} – ${day(day_to)}` : day(day_from)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {pictures.length > 0 && (
        <section>
          <h2>{text('albums')}</h2>
          <div className="album">
            {pictures.map(({ id, caption, width, height }) => (
              <figure key={id}>
                <img
                  {...shownPicture(slug, { id, width })}
                  width={width}
                  height={height}
                  alt={caption}
                  loading="lazy"
                />
                {caption && <figcaption>{caption}</figcaption>}
              </figure>
            ))}
          </div>
        </section>
      )}
      {answers.length > 0 && (
        <section>
          <h2>{text('answers')}</h2>
          {answers.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <Prose text={answer} />
            </details>
          ))}
        </section>
      )}
      <CompanyText company={company} />
      <p>
        <Link href={`/${slug}`}>{text('back_to_positions')}</Link>
      </p>
    </Page>
  )
}
