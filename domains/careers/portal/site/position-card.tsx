import { dateText } from '@bole/platform/portal'
import { Link } from 'wouter'
import { salaryText } from '../../model/salary-text.ts'
import { useTexts } from '../texts/index.ts'
import type { OpenPosition } from './use-positions.ts'

/** One open position in the list: the whole card is its link. */
export function PositionCard({ slug, position }: { readonly slug: string; readonly position: OpenPosition }) {
  const { language, text } = useTexts()
  return (
    <li className="card">
      <h3>
        <Link href={`/${slug}/positions/${position.id}`}>{position.title}</Link>
      </h3>
      <p className="salary">{usePay(position)}</p>
      <p className="quiet facts">
        {position.cities.length > 0 && <span>{position.cities.join(' · ')}</span>}
        {position.category !== '' && <span>{position.category}</span>}
        <span>{text(position.origin === 1 ? 'origin_1' : 'origin_2')}</span>
        {position.degree && (
          <span>{text('degree_at_least', { degree: text(`degree_${position.degree}`) })}</span>
        )}
        <span>{text('opened', { date: dateText(language, position.opened_at) })}</span>
      </p>
    </li>
  )
}

/** What a position pays, in the reader's language. */
export function usePay(
  position: Pick<OpenPosition, 'salary_from' | 'salary_to' | 'salary_currency'>,
): string {
  const { language, text } = useTexts()
  const { salary_from: from, salary_to: to, salary_currency: currency } = position
  const amount = salaryText(language, { from, to, currency })
  return amount ? text('per_month', { amount }) : text('salary_open')
}
