import { ask, failureOf, Page, useFailureText } from '@bole/platform/portal'
import { useState } from 'react'
import { careersApi } from '../../contract/api.ts'
import { useTexts } from '../application/texts/index.ts'
import { type Checked, CheckedReceipt } from './checked-receipt.tsx'

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
      {checked && <CheckedReceipt checked={checked} />}
      <p className="quiet">
        {text('check_tool')} <a href="/api/careers/receipt-key">/api/careers/receipt-key</a>
      </p>
    </Page>
  )
}
