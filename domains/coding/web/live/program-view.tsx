import type { Program } from '@bole/coding/contract'
import type { CodingLanguage } from '@bole/coding/model'
import type { ComponentProps } from 'react'
import { CodeEditor } from './code-editor.tsx'
import { languageNames } from './language-names.ts'

interface ProgramViewProps extends Pick<ComponentProps<typeof CodeEditor>, 'doc' | 'cursors' | 'onCursor'> {
  readonly program: Program
  readonly labels: {
    readonly language: string
    readonly code: string
    readonly leaveHint: string
    readonly cases: string
    readonly input: string
    readonly expected: string
    readonly hidden: string
  }
  /** Null where nothing can be written any more. */
  readonly onLanguage: ((language: CodingLanguage) => void) | null
}

/** A question with its visible cases, and the code that everybody in the room writes. */
export function ProgramView({ program, doc, cursors, labels, onLanguage, onCursor }: ProgramViewProps) {
  const { title, description, language, languages, cases } = program
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{description}</p>
      {cases.length > 0 && (
        <details>
          <summary>{labels.cases}</summary>
          <dl>
            {cases.map(({ input, expected }, place) => (
              <div key={place}>
                <dt>{labels.input}</dt>
                <dd>
                  <pre style={{ overflowX: 'auto', margin: 0 }}>{input}</pre>
                </dd>
                <dt>{labels.expected}</dt>
                <dd>
                  <pre style={{ overflowX: 'auto', margin: 0 }}>{expected}</pre>
                </dd>
              </div>
            ))}
          </dl>
          {program.hidden_count > 0 && <p>{labels.hidden}</p>}
        </details>
      )}
      <p>
        <label>
          {labels.language}{' '}
          <select
            value={language}
            disabled={onLanguage === null}
            onChange={({ target }) => {
              const chosen = languages.find((one) => one === target.value)
              if (chosen) onLanguage?.(chosen)
            }}
            style={{ font: 'inherit', padding: '4px 8px' }}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        </label>
      </p>
      <CodeEditor
        doc={doc}
        language={language}
        cursors={cursors}
        label={labels.code}
        isReadOnly={onLanguage === null}
        onCursor={onCursor}
      />
      <p style={{ fontSize: '0.85em' }}>{labels.leaveHint}</p>
    </section>
  )
}
