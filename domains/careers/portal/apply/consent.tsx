import { type TextKey, useTexts } from '../texts/index.ts'

interface Props {
  readonly organisation: string
  readonly hasConsent: boolean
  readonly error: TextKey | undefined
  readonly onChange: (hasConsent: boolean) => void
}

/** What the data is used for, in full beside the box to tick: never ticked beforehand. */
export function Consent({ organisation, hasConsent, error, onChange }: Props) {
  const { text } = useTexts()
  return (
    <fieldset>
      <legend>{text('consent_title')}</legend>
      <p className="quiet" id="consent-text">
        {text('consent_text', { name: organisation })}
      </p>
      <label className="tick">
        <input
          id="consent"
          type="checkbox"
          required
          checked={hasConsent}
          aria-invalid={error !== undefined}
          aria-describedby={error ? 'consent-text consent-error' : 'consent-text'}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{text('consent_agree')}</span>
      </label>
      <p id="consent-error" className="error" hidden={!error}>
        {error && text(error)}
      </p>
    </fieldset>
  )
}
