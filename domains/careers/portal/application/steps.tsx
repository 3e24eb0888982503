import { dateText } from '@bole/platform/portal'
import { useTexts } from './texts/index.ts'
import type { Story } from './use-live-story.ts'

/** The way so far and what is ahead; told in words as well, never by colour alone. */
export function Steps({ story }: { readonly story: Story }) {
  const { language, text } = useTexts()
  return (
    <section>
      <h2>{text('steps')}</h2>
      <ol className="steps">
        {story.steps.map(({ stage, reached_at, is_current }, place) => (
          <li
            // A stage may come twice; its place in the way is what it is.
            key={`${stage} ${place}`}
            className={reached_at ? 'reached' : 'ahead'}
            aria-current={is_current ? 'step' : undefined}
          >
            <strong>
              {text(
                stage === 'closed' && story.next_step === 'you_withdrew'
                  ? 'stage_withdrawn'
                  : `stage_${stage}`,
              )}
            </strong>
            <span className="quiet">
              {reached_at ? dateText(language, reached_at) : text('step_ahead')}
              {is_current && ` · ${text('step_current')}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
