import type { CodingLanguage, Verdict } from '@bole/coding/model'
import { ask, failureOf, useFailureText } from '@bole/platform/portal'
import { useState } from 'react'
import { codingApi } from '../contract/api.ts'
import { ProgramView } from '../web/live/program-view.tsx'
import { RunPart } from '../web/live/run-part.tsx'
import { useProgramWindow } from '../web/live/use-program-window.ts'
import { useTexts } from './texts/index.ts'

/** What the server answers to no other try: the window then shows again what it has. */
const isRefused = (error: unknown) => ['bad_update', 'too_long'].includes(failureOf(error).code)

/** The code of a room for a candidate or a guest in it, while coding mode is on. */
export function CodePart({ token }: { readonly token: string }) {
  const { text } = useTexts()
  const say = useFailureText()
  const [problem, setProblem] = useState('')
  const own = useProgramWindow(
    async ({ program_map_id: shown_program = 0, ...saying }) =>
      (await ask(codingApi.visitProgram, { body: { token, shown_program, ...saying } })).data,
    isRefused,
  )
  const { heard, program, doc, cursors, error, look, pointAt } = own
  /** What was typed goes first; why nothing was done is said below. */
  const act = async (call: () => Promise<unknown>) => {
    setProblem('')
    try {
      await look()
      await call()
      await look()
    } catch (failure) {
      setProblem(say(failureOf(failure)))
    }
  }
  const turnTo = (language: CodingLanguage) =>
    act(() => ask(codingApi.visitorLanguage, { body: { token, language } }))
  const runLabels = {
    ...{ run: text('run'), debug: text('debug'), running: text('running'), ownInput: text('ownInput') },
    ...{ result: text('result'), notCompiled: text('notCompiled') },
    byWhom: (name: string) => text('ranBy', { name }),
    place: (number: number) => text('case', { number }),
    verdict: (verdict: Verdict) => text(verdict),
    hiddenPassed: (passed: number, all: number) => text('hiddenPassed', { passed, all }),
  }
  const labels = {
    ...{ language: text('language'), code: text('code'), leaveHint: text('leaveHint'), cases: text('cases') },
    ...{ input: text('input'), expected: text('expected') },
    hidden: text('hidden', { count: program?.hidden_count ?? 0 }),
  }
  return (
    <section aria-labelledby="code-title">
      <h2 id="code-title">{text('heading')}</h2>
      {program && doc ? (
        <>
          <ProgramView
            program={program}
            doc={doc}
            cursors={cursors}
            labels={labels}
            onLanguage={heard?.is_finished ? null : (language) => void turnTo(language)}
            onCursor={pointAt}
          />
          {!heard?.is_finished && (
            <RunPart
              last={own.run}
              hasCases={program.cases.length > 0}
              labels={runLabels}
              onRun={() => act(() => ask(codingApi.visitorRun, { body: { token } }))}
              onDebug={(input) => act(() => ask(codingApi.visitorDebug, { body: { token, input } }))}
            />
          )}
        </>
      ) : (
        <p role="status">{heard && text('noProgram')}</p>
      )}
      <div role="alert">
        {problem && <p>{problem}</p>}
        {error !== null && <p>{isRefused(error) ? say(failureOf(error)) : text('trying')}</p>}
      </div>
    </section>
  )
}
