import { languages } from '@bole/platform/contract'
import { describe, expect, test } from 'vitest'

/** The texts of the shell, of the shapes and of every domain, staff's and candidates', by folder and language. */
const modules = import.meta.glob<Readonly<Record<string, object>>>(
  ['./??-??.ts', '../../../../{domains/*/{web,portal},platform/{form,portal,shape}}/**/texts/??-??.ts'],
  { eager: true },
)

const folders = new Map<string, Map<string, ReadonlyMap<string, string>>>()

/** Every text by its path through the tree. */
function flat(tree: object, before = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  )
}

for (const [path, module] of Object.entries(modules)) {
  const [texts = {}] = Object.values(module)
  const [, folder = '', language = ''] = /^(.*)\/([\w-]+)\.ts$/.exec(path) ?? []
  const place = /(?:domains\/|(?=platform\/))(\w[\w-]*\/\w.*)\/texts$/.exec(folder)?.[1] ?? 'shell'
  folders.set(
    place,
    (folders.get(place) ?? new Map()).set(
      languages.find((known) => known.toLowerCase() === language.toLowerCase()) ?? language,
      new Map(flat(texts)),
    ),
  )
}

/** The values a text asks for. */
const placesOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted()

test('every domain that says something is found', () => {
  expect([...folders.keys()]).toEqual(
    expect.arrayContaining([
      'shell',
      'platform/shape',
      'accounts/web',
      'pipeline/web',
      'pipeline/web/happened',
      'resumes/web',
      'intake/web',
      'careers/portal',
      'platform/portal',
    ]),
  )
})

describe.each([...folders])('%s', (_, byLanguage) => {
  const chinese = byLanguage.get('zh-CN') ?? new Map<string, string>()

  test('speaks the four languages', () => {
    expect([...byLanguage.keys()].toSorted()).toEqual([...languages].toSorted())
  })

  test.each(languages)('%s has every text, none empty, each with the same values', (language) => {
    const texts = byLanguage.get(language) ?? new Map<string, string>()
    const singular = (key: string) => key.replace(/_(one|other|many|few|two|zero)$/, '')
    expect(new Set([...texts.keys()].map(singular))).toEqual(new Set([...chinese.keys()].map(singular)))
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('')
      const twin =
        chinese.get(key) ?? chinese.get(singular(key)) ?? chinese.get(`${singular(key)}_other`) ?? ''
      const spare = key.endsWith('_one') ? ['{{count}}'] : []
      expect(new Set([...placesOf(text), ...spare]), `${language} ${key}`).toEqual(
        new Set([...placesOf(twin), ...spare]),
      )
    }
  })

  test('no language was left in another’s words', () => {
    const english = byLanguage.get('en-US') ?? new Map<string, string>()
    for (const [key, text] of english) expect(text, key).not.toMatch(/\p{Script=Han}/u)
    for (const [key, text] of byLanguage.get('pt-BR') ?? []) expect(text, key).not.toMatch(/\p{Script=Han}/u)
  })
})
