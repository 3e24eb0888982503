import { stages } from '@bole/processes/model'

/** What happened to an application, as its history has it; `facts` hold a time only where one was set or taken out (null). */
interface Happened {
  readonly action: string
  readonly stage: number
  readonly facts: Readonly<Record<string, unknown>>
}

/** The action as people are told of it: an appointment that was changed to have no time was cancelled. */
export function toldAction({ action, stage, facts }: Happened): string {
  const isMeeting = stages.meetingStages.some((code) => code === stage)
  return action === 'arrange' && isMeeting && facts.meets_at === null ? 'appointment_cancelled' : action
}
