import { languages } from '@bole/platform/contract'
import { describe, expect, test } from 'vitest'
import { siteWordsIn } from '../../contract/texts/index.ts'
import { framed, type Reading } from './frame.ts'
import { markup } from './markup.ts'
import { companyPart, dayIn, momentIn, payOf, prose, section } from './parts.ts'

const reading: Reading = {
  language: 'en-US',
  say: siteWordsIn('en-US'),
  origin: 'https://jobs.test',
  organisation: { name: 'Lumi', slug: 'lumi' },
}
const company = { name: 'Lumi', industry: 'Optics', scale: '', financing: '', description: 'We bend light.' }
const page = {
  title: 'Rust',
  description: 'One\n\n two',
  path: '/careers/lumi',
  picture: '/p.png',
  content: markup`<p>x</p>`,
}

describe('the frame', () => {
  test('says whose page it is, in which languages there is one, and where it is', () => {
    const { head, body } = framed(reading, page)
    expect(head).toContain('<title>Rust</title>')
    expect(head).toContain('<meta name="description" content="One two" />')
    expect(head).toContain('<meta property="og:image" content="https://jobs.test/p.png" />')
    for (const language of languages) {
      expect(head).toContain(`hreflang="${language}" href="https://jobs.test/careers/lumi?lang=${language}"`)
      expect(body).toContain(`href="?lang=${language}"`)
    }
    expect(body.match(/aria-current="true"/g)).toHaveLength(1)
    expect(body).toContain('<main id="main"><h1>Rust</h1><p>x</p></main>')
    expect(head).not.toContain('ld+json')
  })

  test.each([
    ['short', 'short'],
    ['x'.repeat(300), `${'x'.repeat(199)}…`],
    ['', ''],
  ])('describes itself briefly: %s', (description, told) => {
    expect(framed(reading, { ...page, description }).head).toContain(`content="${told}" />`)
  })

  test('has data for searchers that ends no script', () => {
    const { head } = framed(reading, { ...page, linkedData: { name: '</script><b>' } })
    expect(head).toContain('{"name":"\\u003c/script\\u003e\\u003cb\\u003e"}')
  })
})

describe('parts of pages', () => {
  test.each([
    ['One\n- a\n- b', '<p>One</p><ul class="prose"><li>a</li><li>b</li></ul>'],
    ['<b>', '<p>&lt;b&gt;</p>'],
    ['', ''],
  ])('%j is written as the app shows it', (text, written) => expect(prose(text).text).toBe(written))

  test('a section without anything is none', () => {
    expect(section('Title', markup``).text).toBe('')
    expect(section('Title', markup`<ul></ul>`, true).text).toBe('')
    expect(section('T & T', markup`<p>x</p>`).text).toBe('<section><h2>T &amp; T</h2><p>x</p></section>')
  })

  test('a company says what is known of it', () => {
    const told = companyPart(reading, company).text
    expect(told).toContain('<h2>About Lumi</h2>')
    expect(told).toContain('<dt>Industry</dt><dd>Optics</dd>')
    expect(told).not.toContain('Funding')
    expect(companyPart(reading, { ...company, industry: '', description: '' }).text).toBe('')
  })

  test.each([
    [null, null, 'Salary to be discussed'],
    [3_000_000, 5_000_000, '¥30K – ¥50K per month'],
    [3_000_000, null, '¥30K+ per month'],
  ])('from %o to %o it pays %s', (salary_from, salary_to, told) => {
    expect(payOf(reading, { salary_from, salary_to, salary_currency: 'CNY' })).toBe(told)
  })

  test('a day is the day it is everywhere, a moment has its zone', () => {
    expect(dayIn('en-US', '2030-09-01')).toBe('Sep 1, 2030')
    expect(momentIn('en-US', '2030-09-03T11:00:00Z')).toMatch(/Sep 3, 2030.*\d\d:\d\d \S+/)
  })
})

describe('the words of the site', () => {
  test.each(languages)('are there in %s, also with counts', (language) => {
    const say = siteWordsIn(language)
    expect(say('positions', { count: 1 })).toContain('1')
    expect(say('positions', { count: 2 })).toContain('2')
    for (const key of ['route', 'schedule', 'answers', 'albums', 'kind_xjh', 'back_to_positions'] as const)
      expect(say(key)).not.toBe(key)
  })
})
