import type { Run } from '@bole/coding/contract'
import { type FormEvent, useState } from 'react'

type Verdict = Run['cases'][number]['verdict']

interface RunPartProps {
  /** What was run last, by anybody in the room. */
  readonly last: Run | null
  readonly hasCases: boolean
  readonly labels: {
    readonly run: string
    readonly debug: string
    readonly running: string
    readonly ownInput: string
    readonly result: string
    readonly byWhom: (name: string) => string
    readonly place: (number: number) => string
    readonly verdict: (verdict: Verdict) => string
    readonly hiddenPassed: (passed: number, count: number) => string
    readonly notCompiled: string
  }
  /** Each ends when the program has. */
  readonly onRun: () => Promise<void>
  readonly onDebug: (input: string) => Promise<void>
}

const pre = { overflow: 'auto', maxBlockSize: '12rem', margin: 0, whiteSpace: 'pre-wrap' } as const

/** Runs the program against its cases or with an input of one’s own, and shows everybody in the room what came of it. */
export function RunPart({ last, hasCases, labels, onRun, onDebug }: RunPartProps) {
  const [input, setInput] = useState('')
  const [isBusy, setBusy] = useState(false)
  const start = async (act: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    await act()
    setBusy(false)
  }
  const debug = (event: FormEvent) => {
    event.preventDefault()
    void start(() => onDebug(input))
  }
  return (
    <>
      {hasCases && (
        <p>
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => void start(onRun)}
            style={{ font: 'inherit', padding: '4px 16px' }}
          >
            {labels.run}
          </button>
        </p>
      )}
      <form onSubmit={debug} style={{ display: 'flex', gap: 8, alignItems: 'end', flexWrap: 'wrap' }}>
        <label style={{ flex: 1, minInlineSize: 160 }}>
          {labels.ownInput}
          <textarea
            rows={2}
            maxLength={10_000}
            value={input}
            onChange={({ target }) => setInput(target.value)}
            style={{ inlineSize: '100%', fontFamily: 'monospace' }}
          />
        </label>
        <button type="submit" aria-disabled={isBusy} style={{ font: 'inherit', padding: '4px 16px' }}>
          {labels.debug}
        </button>
      </form>
      <div role="status">
        {isBusy && <p>{labels.running}</p>}
        {last && <LastRun run={last} labels={labels} />}
      </div>
    </>
  )
}

function LastRun({ run, labels }: { readonly run: Run; readonly labels: RunPartProps['labels'] }) {
  const { name, fault, kind, cases, hidden_passed, hidden_count } = run
  return (
    <section aria-label={labels.result}>
      <h4>{labels.byWhom(name)}</h4>
      {fault !== null ? (
        <>
          <p>{labels.notCompiled}</p>
          <pre style={pre}>{fault}</pre>
        </>
      ) : (
        <ol style={{ paddingInlineStart: 20 }}>
          {cases.map(({ verdict, output, complaint, milliseconds }, place) => (
            <li key={place}>
              {kind === 'run' && `${labels.place(place + 1)} `}
              <b>{labels.verdict(verdict)}</b> · {milliseconds} ms
              {(output !== '' || complaint !== '') && <pre style={pre}>{`${output}${complaint}`}</pre>}
            </li>
          ))}
        </ol>
      )}
      {fault === null && hidden_count > 0 && <p>{labels.hiddenPassed(hidden_passed, hidden_count)}</p>}
    </section>
  )
}
