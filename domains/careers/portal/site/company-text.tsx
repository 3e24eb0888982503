import { Prose } from '../page/prose.tsx'
import { useTexts } from '../texts/index.ts'

interface Company {
  readonly name: string
  readonly industry: string
  readonly scale: string
  readonly financing: string
  readonly description: string
}

interface CompanyTextProps {
  readonly company: Company
  /** Its name and facts stand above already, with another project's words. */
  readonly isNamed?: boolean
}

/** What there is to know of a company; nothing at all when nobody wrote anything. */
export function CompanyText({ company, isNamed = false }: CompanyTextProps) {
  const { text } = useTexts()
  const facts = (['industry', 'scale', 'financing'] as const).filter((key) => company[key] !== '')
  if (company.description === '' && facts.length === 0) return null
  if (isNamed) return company.description ? <Prose text={company.description} /> : null
  return (
    <section className="company">
      <h2>{text('about_company', { name: company.name })}</h2>
      {facts.length > 0 && (
        <dl className="pairs">
          {facts.map((key) => (
            <div key={key}>
              <dt>{text(key)}</dt>
              <dd>{key === 'scale' ? sizeText(text, company.scale) : company[key]}</dd>
            </div>
          ))}
        </dl>
      )}
      {company.description && <Prose text={company.description} />}
    </section>
  )
}

/** A bare number, or two with a dash between them, are people. */
function sizeText(text: ReturnType<typeof useTexts>['text'], scale: string): string {
  return /^[\d,.\s–~-]+\+?$/.test(scale.trim()) ? text('people', { count: scale.trim() }) : scale
}
