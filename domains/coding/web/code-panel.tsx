import { codingApi } from '@bole/coding/contract'
import type { CodingLanguage, Verdict } from '@bole/coding/model'
import { useLazy } from '@bole/platform/later'
import { CallRefused, sendCall, useCall, useChange } from '@bole/platform/web'
import { Alert, Flex, Result, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { ProgramView } from './live/program-view.tsx'
import { RunPart } from './live/run-part.tsx'
import { useProgramWindow } from './live/use-program-window.ts'
import { ProgramBar } from './program-bar.tsx'
import { useTexts } from './texts/index.ts'

const libraryDialog = () => import('./library-dialog.tsx')
const ownDialog = () => import('./own-question-dialog.tsx')

/** Code in the room of an interview, for staff: choosing what is asked, opening it to the candidate, and writing together. */
export function CodePanel({ interviewId }: { readonly interviewId: number }): ReactNode {
  const t = useTexts()
  const [dialog, setDialog] = useState<'library' | 'own' | null>(null)
  const LibraryDialog = useLazy(libraryDialog, dialog === 'library')?.LibraryDialog
  const OwnDialog = useLazy(ownDialog, dialog === 'own')?.OwnQuestionDialog
  const listed = useCall(
    codingApi.listPrograms,
    { query: { schedule_id: interviewId } },
    { handlesErrors: true },
  )
  const {
    heard,
    program,
    doc,
    cursors,
    run: lastRun,
    error,
    look,
    pointAt,
  } = useProgramWindow(
    async (saying) =>
      (await sendCall(codingApi.syncProgram, { body: { schedule_id: interviewId, ...saying } })).data,
    (failure) => failure instanceof CallRefused,
  )
  const change = useChange(codingApi.changeLanguage, { onDone: () => void look() })
  const run = useChange(codingApi.run)
  const debug = useChange(codingApi.debug)
  const list = listed.data?.data
  if (listed.isError && !list) return <Result status="404" title={t('missing')} />
  if (!list || !heard) return <Skeleton active />
  const turnTo = (language: CodingLanguage) => {
    if (program) change.mutate({ body: { program_map_id: program.program_map_id, language } })
  }
  // What was typed goes first; why nothing was run is said by the shell.
  const start = async (act: (program_map_id: number) => Promise<unknown>) => {
    if (!program) return
    await look()
    await act(program.program_map_id).catch(() => undefined)
    await look()
  }
  const labels = {
    ...{ language: t('language'), code: t('code'), leaveHint: t('leaveHint'), cases: t('cases') },
    ...{ input: t('input'), expected: t('expected') },
    hidden: t('hiddenCases', { count: program?.hidden_count ?? 0 }),
  }
  const runLabels = {
    ...{ run: t('run'), debug: t('debug'), running: t('running'), ownInput: t('ownInput') },
    ...{ result: t('result'), notCompiled: t('notCompiled') },
    byWhom: (name: string) => t('ranBy', { name }),
    place: (number: number) => t('case', { number }),
    verdict: (verdict: Verdict) => t(`verdicts.${verdict}`),
    hiddenPassed: (passed: number, all: number) => t('hiddenPassed', { passed, all }),
  }
  return (
    <Flex vertical gap={12}>
      <ProgramBar
        interviewId={interviewId}
        programs={list.list}
        isOpen={heard.program_status === 1}
        canSet={list.can.set}
        onChoose={setDialog}
        onChanged={() => void look()}
      />
      <div role="alert">
        {error !== null && (
          <Alert type="warning" showIcon title={error instanceof CallRefused ? error.message : t('trying')} />
        )}
      </div>
      {program && doc ? (
        <>
          <ProgramView
            program={program}
            doc={doc}
            cursors={cursors}
            labels={labels}
            onLanguage={heard.is_finished ? null : turnTo}
            onCursor={pointAt}
          />
          {!heard.is_finished && (
            <RunPart
              last={lastRun}
              hasCases={program.cases.length > 0}
              labels={runLabels}
              onRun={() => start((program_map_id) => run.mutateAsync({ body: { program_map_id } }))}
              onDebug={(input) =>
                start((program_map_id) => debug.mutateAsync({ body: { program_map_id, input } }))
              }
            />
          )}
        </>
      ) : (
        <p>{t('noProgram')}</p>
      )}
      {dialog === 'library' && LibraryDialog && (
        <LibraryDialog interviewId={interviewId} onClose={() => setDialog(null)} />
      )}
      {dialog === 'own' && OwnDialog && (
        <OwnDialog interviewId={interviewId} onClose={() => setDialog(null)} />
      )}
    </Flex>
  )
}
