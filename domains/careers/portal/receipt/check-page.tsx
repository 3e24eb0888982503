import type { ReplyOf } from '@bole/platform/contract'
import { ask, failureOf, Page, useFailureText } from '@bole/platform/portal'
import { useState } from 'react'
import { careersApi } from '../../contract/api.ts'
import { useTexts } from '../texts/index.ts'

type Checked = ReplyOf<typeof careersApi.checkReceipt>

/** `/careers/receipt/check`: whoever holds a receipt learns whether it is word for word what was signed here. */
export function CheckPage() {
  const { text } = useTexts()
  const failureText = useFailureText()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [problem, setProblem] = useState('')
  const check = async (file: File | undefined) => {
    setChecked(null)
    setProblem('')
    if (!file) return
    try {
      const document = await file.text()
      setChecked((await ask(careersApi.checkReceipt, { body: { document } })).data)
    } catch (error) {
      setProblem(failureText(failureOf(error)))
    }
  }
  return (
    <Page title={text('check_title')}>
      <p>{text('check_text')}</p>
      <label className="field" htmlFor="receipt-file">
        {text('check_file')}
      </label>
      <input
        id="receipt-file"
        type="file"
        accept=".txt,text/plain"
        onChange={(event) => void check(event.target.files?.[0])}
      />
      <div role="alert">{problem && <p>{problem}</p>}</div>
      {checked && (
        <section role="status">
          <h2>{text(checked.is_genuine ? 'check_genuine' : 'check_changed')}</h2>
          <dl className="pairs">
            {checked.facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value || '–'}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <p className="quiet">
        {text('check_tool')} <a href="/api/careers/receipt-key">/api/careers/receipt-key</a>
      </p>
    </Page>
  )
}
