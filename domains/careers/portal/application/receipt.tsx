import { receipts } from '@bole/careers/model'
import { ask, dateText, failureOf, useFailureText } from '@bole/platform/portal'
import { useState } from 'react'
import { Link } from 'wouter'
import { careersApi } from '../../contract/api.ts'
import { useTexts } from './texts/index.ts'
import type { Story } from './use-live-story.ts'

interface ReceiptProps {
  readonly token: string
  readonly receipt: NonNullable<Story['receipt']>
  /** Something was asked: look again. */
  readonly onAsked: () => Promise<void>
}

/** What was decided, why, by whom and until when it was promised, with its signed text; and what can be asked about it. */
export function Receipt({ token, receipt, onAsked }: ReceiptProps) {
  const { language, text } = useTexts()
  const { decision, stage, reason, machine, decided_at, promised_on, document, requests } = receipt
  const facts = [
    { name: text('receipt_decision'), value: text(`receipt_${decision}`) },
    { name: text('receipt_stage'), value: text(`stage_${stageNamed(stage)}`) },
    { name: text('receipt_reason'), value: reason || text('receipt_no_reason') },
    { name: text('receipt_machine'), value: text(`receipt_machine_${machine}`) },
    { name: text('receipt_decided'), value: dateText(language, decided_at) },
    ...(promised_on ? [{ name: text('receipt_promised'), value: dateText(language, promised_on) }] : []),
  ]
  return (
    <section aria-labelledby="receipt-title">
      <h2 id="receipt-title">{text('receipt')}</h2>
      <dl className="pairs">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{text('receipt_text')}</p>
      <button type="button" onClick={() => keep(document)}>
        {text('receipt_keep')}
      </button>{' '}
      <Link href="/receipt/check">{text('receipt_check')}</Link>
      {receipts.requestKinds.map((kind) => {
        const asked = requests.filter((one) => one.kind === kind)
        return <Ask key={kind} kind={kind} token={token} asked={asked} onAsked={onAsked} />
      })}
    </section>
  )
}

const stages = ['received', 'under_review', 'assessment', 'interview', 'offer', 'joining'] as const

const stageNamed = (stage: string) => stages.find((one) => one === stage) ?? 'under_review'

/** Puts the very text among the candidate’s own files. */
function keep(document: string) {
  const link = window.document.createElement('a')
  link.href = URL.createObjectURL(new Blob([document], { type: 'text/plain' }))
  link.download = 'receipt.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}

interface AskProps extends Pick<ReceiptProps, 'token' | 'onAsked'> {
  readonly kind: (typeof receipts.requestKinds)[number]
  readonly asked: NonNullable<Story['receipt']>['requests']
}

function Ask({ kind, token, asked, onAsked }: AskProps) {
  const { language, text } = useTexts()
  const failureText = useFailureText()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isWaiting = asked.some(({ settled_at }) => settled_at === null)
  const send = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    try {
      await ask(careersApi.askAboutReceipt, { body: { token, kind, text: said } })
      await onAsked()
    } catch (error) {
      setProblem(failureText(failureOf(error)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <details>
      <summary>{text(`ask_${kind}`)}</summary>
      {asked.map(({ asked_at, settled_at, answer }) => (
        <p key={asked_at} role="status">
          {text(settled_at ? 'ask_answered' : 'ask_waits', {
            date: dateText(language, settled_at ?? asked_at),
          })}{' '}
          {answer}
        </p>
      ))}
      {!isWaiting && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <label className="field" htmlFor={`ask-${kind}`}>
            {text(`ask_${kind}_text`)} <span className="quiet">{text('optional')}</span>
          </label>
          <textarea
            id={`ask-${kind}`}
            rows={2}
            maxLength={2000}
            value={said}
            onChange={(event) => setSaid(event.target.value)}
          />
          <button type="submit" aria-disabled={isBusy}>
            {text('ask_send')}
          </button>
        </form>
      )}
      <div role="alert">{problem && <p>{problem}</p>}</div>
    </details>
  )
}
