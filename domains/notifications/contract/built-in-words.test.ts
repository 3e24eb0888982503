import { builtInWords, shortWords } from '@bole/notifications/contract'
import { faultInTemplate, notifyEvents } from '@bole/notifications/model'
import { languages } from '@bole/platform/contract'
import { expect, test } from 'vitest'

test.each(languages.flatMap((language) => notifyEvents.map((event) => [language, event] as const)))(
  'the built-in words in %s of %s pass the rule that is asked of everybody’s',
  (language, event) => {
    expect(faultInTemplate(event, builtInWords[language][event])).toBeNull()
  },
)

test.each(languages.flatMap((language) => notifyEvents.map((event) => [language, event] as const)))(
  'and so do those by short message, which are one line: %s, %s',
  (language, event) => {
    const body = shortWords[language][event]
    expect(faultInTemplate(event, { subject: 's', body })).toBeNull()
    expect(body).not.toContain('\n')
    expect(body.length).toBeLessThan(160)
  },
)
