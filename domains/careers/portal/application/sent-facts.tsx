import { dateText } from '@bole/platform/portal'
import { type TextKey, useTexts } from './texts/index.ts'
import type { Story } from './use-live-story.ts'

/** What the candidate sent, word for word. */
export function SentFacts({ story }: { readonly story: Story }) {
  const { language, text } = useTexts()
  const { sent, applied_at } = story
  if (!sent) return null
  const facts: readonly (readonly [TextKey, string | null | undefined])[] = [
    ['field_name', sent.name],
    ['field_phone', sent.phone],
    ['field_email', sent.email],
    ['field_gender', sent.gender && text(`gender_${sent.gender}`)],
    ['field_degree', sent.degree && text(`degree_${sent.degree}`)],
    ['field_school', sent.school],
    ['field_major', sent.major],
    ['field_graduated_at', sent.graduated_at],
    ['field_employer', sent.employer],
    ['field_job_title', sent.job_title],
    ['field_city', sent.city],
    ['field_expected_places', sent.expected_places.join(' · ')],
    ['field_birth_date', sent.birth_date],
    ['field_self_description', sent.self_description],
    ['resume_file', sent.resume_name],
  ]
  return (
    <details>
      <summary>
        {text('you_sent')} · {text('applied_on', { date: dateText(language, applied_at) })}
      </summary>
      <dl className="pairs">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{text(label)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {sent.answers.map(({ key, name, answer }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
