import { receipts } from '@bole/careers/model'
import type { ReplyOf } from '@bole/platform/contract'
import { dateText } from '@bole/platform/portal'
import type { careersApi } from '../../contract/api.ts'
import { type TextKey, useTexts } from '../application/texts/index.ts'

export type Checked = ReplyOf<typeof careersApi.checkReceipt>

const wordsOf: Readonly<Record<string, TextKey>> = {
  number: 'fact_number',
  edition: 'fact_edition',
  company: 'fact_company',
  position: 'fact_position',
  applicant: 'fact_applicant',
  applied_on: 'fact_applied_on',
  decided_on: 'receipt_decided',
  stage: 'receipt_stage',
  decision: 'receipt_decision',
  reason: 'receipt_reason',
  machine: 'receipt_machine',
  answer_promised_by: 'receipt_promised',
}

// A receipt is read by others than the candidate, whom alone "you" would mean.
const valuesOf: Readonly<Record<string, TextKey>> = {
  not_selected: 'receipt_not_selected',
  hired: 'receipt_hired',
  withdrawn: 'fact_withdrawn',
  declined: 'fact_declined',
  none: 'receipt_machine_none',
  on_the_way: 'receipt_machine_on_the_way',
  decided: 'receipt_machine_decided',
  received: 'stage_received',
  under_review: 'stage_under_review',
  assessment: 'stage_assessment',
  interview: 'stage_interview',
  offer: 'stage_offer',
  joining: 'stage_joining',
}

const isChosen = new Set(['decision', 'machine', 'stage'])
const isDay = new Set(['applied_on', 'decided_on', 'answer_promised_by'])

/** What a check of a receipt found, step by step in words, and what a genuine one says. */
export function CheckedReceipt({ checked }: { readonly checked: Checked }) {
  const { language, text } = useTexts()
  const steps = receipts.stepsChecked(checked.finding)
  const wordFor = (name: string, value: string) => {
    const word = isChosen.has(name) && valuesOf[value]
    if (word) return text(word)
    return isDay.has(name) && value ? dateText(language, value) : value || '–'
  }
  return (
    <section role="status">
      <h2>{text(`check_${checked.finding}`)}</h2>
      <ul>
        <li>{text(steps.shape ? 'checked_shape_yes' : 'checked_shape_no')}</li>
        <li>{text(`checked_key_${resultOf(steps.key)}`)}</li>
        <li>{text(`checked_signature_${resultOf(steps.signature)}`)}</li>
      </ul>
      {checked.facts.length > 0 && <h3>{text('check_says')}</h3>}
      <dl className="pairs">
        {checked.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{wordsOf[name] ? text(wordsOf[name]) : name}</dt>
            <dd>{wordFor(name, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function resultOf(isFine: boolean | null) {
  if (isFine === null) return 'open'
  return isFine ? 'yes' : 'no'
}
