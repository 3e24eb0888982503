import { unsubscribeWords } from '@bole/notifications/contract'
import { languages } from '@bole/platform/contract'
import { describe, expect, test } from 'vitest'
import { unsubscribePage } from './unsubscribe-page.ts'

describe.each(languages)('the page of somebody who wants no more messages, in %s', (language) => {
  const words = unsubscribeWords[language]

  test('asks first, with a button that posts', () => {
    const page = unsubscribePage(language, 'asked')
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(words.ask)
    expect(page).toContain(`<form method="post" action=""><button type="submit">${words.stop}</button>`)
  })

  test('says that it is done, and offers the way back', () => {
    const page = unsubscribePage(language, 'stopped')
    expect(page).toContain(words.stopped)
    expect(page).toContain(`action="?again=1"><button type="submit">${words.again}</button>`)
  })

  test.each(['resumed', 'unknown'] as const)('offers nothing where it is over: %s', (state) => {
    const page = unsubscribePage(language, state)
    expect(page).toContain(words[state])
    expect(page).not.toContain('<form')
  })

  test('has no script', () => {
    expect(unsubscribePage(language, 'asked')).not.toMatch(/<script|onclick/i)
  })

  test('the footer of a message has a place for the link', () => {
    expect(words.footer).toContain('{{link}}')
  })
})
