import { formatDay, formatMeeting } from '@bole/platform/moments'
import { wordOf } from '@bole/platform/web'
import { useTexts } from './texts/index.ts'

/** What long work or a notice is called: its kind's sentence, filled with its facts. */
export function useWorkTitle(): (kind: string, facts: Readonly<Record<string, string | number>>) => string {
  const t = useTexts()
  return (kind, given) => {
    const facts: typeof given = {
      ...given,
      ...(typeof given.at === 'string' && { at: formatMeeting(given.at) }),
      ...(typeof given.day === 'string' && { day: formatDay(given.day) }),
      // What a candidate or the server itself brought about was asked by nobody of staff.
      ...(given.by === '' && { by: t('kinds.nobody') }),
    }
    // Nobody needs to be told that nothing failed.
    const whenFine = facts.failed === 0 ? wordOf(t, `kinds.${kind}_fine`, facts, '') : ''
    return whenFine || wordOf(t, `kinds.${kind}`, facts, t('kinds.other'))
  }
}
