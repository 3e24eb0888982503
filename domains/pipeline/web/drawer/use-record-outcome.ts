import { type BatchOutcome, useOutcome } from '../actions/use-outcome.tsx'
import type { ApplicationAnswer } from './application-answer.ts'

/** What follows when something was done with one application: its dialog closes, and a toast offers to take it back. */
export function useRecordOutcome(
  { application }: ApplicationAnswer,
  told: (who: string) => string,
  onDone: () => void,
) {
  const { tellDone, tellBatch } = useOutcome()
  return {
    one: {
      onDone: ({ data }: { readonly data: { readonly batch_id: string } }) => {
        onDone()
        tellDone(told(application.basic.name), data.batch_id)
      },
    },
    batch: {
      onDone: ({ data }: { readonly data: BatchOutcome }) => {
        onDone()
        tellBatch(data, told, application.basic.name)
      },
    },
  }
}
