import { builtInWords } from '@bole/notifications/contract'
import { faultInTemplate, notifyEvents } from '@bole/notifications/model'
import { languages } from '@bole/platform/contract'
import { expect, test } from 'vitest'

test.each(languages.flatMap((language) => notifyEvents.map((event) => [language, event] as const)))(
  'the built-in words in %s of %s pass the rule that is asked of everybody’s',
  (language, event) => {
    expect(faultInTemplate(event, builtInWords[language][event])).toBeNull()
  },
)
