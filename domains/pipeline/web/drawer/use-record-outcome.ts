import { type BatchOutcome, useOutcome } from '../actions/use-outcome.tsx'
import { useTexts } from '../texts/index.ts'
import type { ApplicationAnswer } from './application-answer.ts'

/** What follows when something was done with one application: its dialog closes, and a toast offers to take it back. */
export function useRecordOutcome({ application }: ApplicationAnswer, onDone: () => void) {
  const t = useTexts()
  const { tellDone, tellBatch } = useOutcome()
  return {
    one: {
      onDone: ({ data }: { readonly data: { readonly batch_id: string } }) => {
        onDone()
        tellDone(t('drawer.done', { name: application.basic.name }), data.batch_id)
      },
    },
    batch: {
      onDone: ({ data }: { readonly data: BatchOutcome }) => {
        onDone()
        tellBatch(data)
      },
    },
  }
}
