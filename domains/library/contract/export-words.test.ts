import { exportColumns, exportKinds, scoreColumns } from '@bole/library/model'
import { sources } from '@bole/pipeline/model'
import { languages } from '@bole/platform/contract'
import { degrees } from '@bole/positions/model'
import { describe, expect, test } from 'vitest'
import { libraryApi } from './api.ts'
import { exportTexts, libraryRefusals, neededTitles, scoreTitles } from './index.ts'

describe.each(languages)('files in %s', (language) => {
  const {
    columns,
    degrees: degreeNames,
    sources: sourceNames,
    files,
    resume,
    genders,
  } = exportTexts[language]

  test('have a title for every column, each another', () => {
    const titles = exportColumns.map((column) => columns[column])
    expect(titles.every((title) => title.trim() !== '')).toBe(true)
    expect(new Set(titles).size).toBe(exportColumns.length)
  })

  test('name every degree, source and kind', () => {
    expect(Object.keys(degreeNames).toSorted()).toEqual([...degrees].toSorted())
    expect(Object.keys(sourceNames).toSorted()).toEqual([...sources.all].toSorted())
    expect(Object.keys(files).toSorted()).toEqual([...exportKinds].toSorted())
    expect(Object.values({ ...resume, ...genders }).every((word) => word !== '')).toBe(true)
  })

  test('have names that every system can store', () => {
    for (const name of Object.values(files)) expect(name).not.toMatch(/[<>:"/\\|?*]/)
  })

  test('say why not for every refusal of a call', () => {
    const codes = Object.values(libraryApi).flatMap((call) => ('refusals' in call ? call.refusals : []))
    for (const code of codes) expect(libraryRefusals[language][code], code).not.toBe('')
  })
})

describe('a table of scores', () => {
  test('is understood by titles of each language, and none means two columns', () => {
    const all = scoreColumns.flatMap((column) => scoreTitles[column].map((title) => title.toLowerCase()))
    expect(new Set(all).size).toBe(all.length)
    const known = Object.values(neededTitles).flatMap((titles) => titles.split(/ \/ |, /))
    for (const title of known) expect(all).toContain(title.toLowerCase())
    for (const column of scoreColumns) expect(scoreTitles[column].length, column).toBeGreaterThan(1)
  })
})
